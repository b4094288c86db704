import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Attempt, Objection } from "./attempt.ts";
import type { EffectsOfAction } from "./effects-of-action.ts";

/** Blocks the taking of what was only spoken of and is no small thing, and an action when a guard refuses an effect of it and nothing else would come of it. */
export const guardAgainst = ({ target, action }: Attempt, { effects, refused }: EffectsOfAction): Objection | undefined => {
  if (effects.length > 0) return undefined;
  if (target.kind === "feature" && target.told === true && hasTrait(action, "taking"))
    return { code: "unknown_target", reason: `There is no ${target.name} here to take.` };
  const guard = refused.find(({ guarded }) => guarded);
  return guard === undefined ? undefined : { code: "guarded", reason: guard.reason };
};
