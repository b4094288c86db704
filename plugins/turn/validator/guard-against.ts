import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { resolveTarget } from "freeform-rpg/plugins/turn/scene/lib";
import type { ActionTrait, EffectDraft } from "freeform-rpg/schemas";
import type { Attempt, Objection } from "./attempt.ts";
import { messagesOf } from "./messages.ts";
import type { EffectsOfAction } from "./effects-of-action.ts";

/**
 * Blocks the taking of what was only spoken of and is no small thing. Blocks an action of which nothing would come because a guard refuses it or
 * because what it is meant to change is out of reach or dead. What is only hoped to come of it, such as an apple that falls when its post is struck, blocks nothing.
 */
export const guardAgainst = (attempt: Attempt, { effects, refused }: EffectsOfAction): Objection | undefined => {
  const { target, action, world } = attempt;
  if (effects.length > 0) return undefined;
  if (target.kind === "feature" && target.told === true && hasTrait(action, "taking"))
    return { code: "unknown_target", reason: messagesOf(world).noneToTake(target.name) };
  const guard = refused.find(({ cause, effect }) => cause === "guarded" && !isHopedFor(effect, attempt));
  if (guard !== undefined) return { code: "guarded", reason: guard.reason };
  const lifeless = refused.find(({ cause }) => cause === "lifeless");
  if (lifeless !== undefined) return { code: "target_dead", reason: lifeless.reason };
  // What others are asked to do they may do later.
  const absent = hasTrait(action, "social", "remote") ? undefined : refused.find(({ cause }) => cause === "absent");
  return absent === undefined ? undefined : { code: "not_present", reason: absent.reason };
};

/** True for what may become of a thing that the action does not itself move: what is struck loose, or knocked down by what is thrown at it. */
const isHopedFor = ({ item }: EffectDraft, { action, target, instrument, world }: Attempt): boolean => {
  if (typeof item !== "string" || hasTrait(action, ...handling)) return false;
  const isThrown = action.verb === "throw" && instrument !== "";
  return [isThrown ? undefined : target, resolveTarget(instrument, world)].every(
    (handled) => handled?.kind !== "entity" || handled.entity.id !== item,
  );
};

/** What moves a thing from one hand or place to another by itself, or asks for it. */
const handling: readonly ActionTrait[] = ["taking", "searching", "opening", "paying", "social"];
