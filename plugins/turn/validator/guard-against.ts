import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Attempt, Objection } from "./attempt.ts";
import { messagesOf } from "./messages.ts";
import type { EffectsOfAction } from "./effects-of-action.ts";

/**
 * Blocks the taking of what was only spoken of and is no small thing. Blocks an action of which nothing would come because a guard refuses it or
 * because what it is meant to change is out of reach.
 */
export const guardAgainst = ({ target, action, world }: Attempt, { effects, refused }: EffectsOfAction): Objection | undefined => {
  if (effects.length > 0) return undefined;
  if (target.kind === "feature" && target.told === true && hasTrait(action, "taking"))
    return { code: "unknown_target", reason: messagesOf(world).noneToTake(target.name) };
  const guard = refused.find(({ cause }) => cause === "guarded");
  if (guard !== undefined) return { code: "guarded", reason: guard.reason };
  // What others are asked to do they may do later.
  const absent = hasTrait(action, "social", "remote") ? undefined : refused.find(({ cause }) => cause === "absent");
  return absent === undefined ? undefined : { code: "not_present", reason: absent.reason };
};
