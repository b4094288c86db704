import { questionIn } from "freeform-rpg/plugins/interpreter";
import type { Ruling } from "freeform-rpg/schemas";
import { answerQuestion } from "./answer-question.ts";
import type { Known } from "./answer-question.ts";

/**
 * A ruling that holds nothing but questions to the game becomes their answer: no deed, no time, no dice. Beside deeds a question
 * stays, and the narrator answers it.
 */
export const answerRuling = (ruling: Ruling, packet: () => Known): Ruling => {
  const topics = ruling.allowed_actions.flatMap((action) => questionIn(action) ?? []);
  const onlyAsked = topics.length > 0 && topics.length === ruling.allowed_actions.length && ruling.blocked_actions.length === 0;
  if (!onlyAsked || ruling.speech !== "" || ruling.clarification_needed) return ruling;
  const known = packet();
  const answer = [...new Set(topics.map((topic) => answerQuestion(known, topic)))].join("\n\n");
  return { ...ruling, allowed_actions: [], risk_flags: [], clarification_needed: true, clarification_question: answer };
};
