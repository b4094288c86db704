import { guardOf } from "freeform-rpg/plugins/turn/effects/lib";
import type { Attempt, Objection } from "./attempt.ts";
import type { EffectsOfAction } from "./effects-of-action.ts";

/** Blocks an action when a guard refuses an effect of it and nothing else would come of it. */
export const guardAgainst = ({ world }: Attempt, { effects, refused }: EffectsOfAction): Objection | undefined => {
  if (effects.length > 0) return undefined;
  const guard = refused.map(({ effect }) => guardOf(effect, world)).find((one) => one !== undefined);
  return guard === undefined ? undefined : { code: "guarded", reason: guard.refusal };
};
