import type { AllowedAction } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCreature, isHelpless } from "freeform-rpg/plugins/turn/scene/lib";
import { untoldBy } from "./knowledge.ts";
import { rankFacts } from "./rank-facts.ts";
import { topicOf } from "./topic.ts";

/**
 * True for a question to somebody who has nothing to tell that it asks for: no dice bring out what is not there, whoever is asked and whatever goes on
 * around them, short of a fight or a chase.
 */
export const isIdleQuestion = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const { topic, opposition, risk_flags, effects, target_id } = action;
  if (!draft.actions.is(action.action, "conversing") || draft.actions.is(action.action, "pressing")) return false;
  if (topic === "" || opposition !== "" || risk_flags.some((flag) => flag === "violence" || flag === "pursuit")) return false;
  const person = entityById(draft.world, target_id);
  if (person === undefined || !isCreature(person) || isHelpless(person) || effects.some(({ kind }) => kind !== "learn")) return false;
  const asked = topicOf(draft.world, action, draft.ruling.speech, person);
  return asked === null ? topic.includes("?") : rankFacts(draft, untoldBy(draft, person), asked).length === 0;
};
