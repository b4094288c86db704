import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { guardOf } from "freeform-rpg/plugins/turn/effects/lib";
import type { Attempt, Objection } from "./attempt.ts";
import type { EffectsOfAction } from "./effects-of-action.ts";

/** Blocks the taking of what was only spoken of and is no small thing, and an action when a guard refuses an effect of it and nothing else would come of it. */
export const guardAgainst = ({ world, target, action }: Attempt, { effects, refused }: EffectsOfAction): Objection | undefined => {
  if (effects.length > 0) return undefined;
  if (target.kind === "feature" && target.told === true && hasTrait(action, "taking"))
    return { code: "unknown_target", reason: `There is no ${target.name} here to take.` };
  const guard = refused.map(({ effect }) => guardOf(effect, world)).find((one) => one !== undefined);
  return guard === undefined ? undefined : { code: "guarded", reason: guard.refusal };
};
