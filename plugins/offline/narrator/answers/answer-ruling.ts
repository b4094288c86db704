import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { Ruling } from "freeform-rpg/schemas";
import { answerQuestion } from "./answer-question.ts";
import type { Known } from "./known.ts";
import { hintFrom } from "./hints.ts";

/** Questions of somebody who does not know how to go on. */
const inviting = new Set(["unclear", "foreign", "claim", "options", "rules"]);

/**
 * A ruling that holds nothing but questions to the game becomes their answer: no action, no time, no dice. Beside actions a question
 * stays, and the narrator answers it.
 */
export const answerRuling = (ruling: Ruling, packet: () => Known): Ruling => {
  const topics = ruling.allowed_actions.flatMap((action) => questionIn(action) ?? []);
  const onlyAsked = topics.length > 0 && topics.length === ruling.allowed_actions.length && ruling.blocked_actions.length === 0;
  if (!onlyAsked || ruling.speech !== "" || ruling.clarification_needed) return ruling;
  const known = packet();
  const answers = [...new Set(topics.map((topic) => answerQuestion(known, topic)))];
  // What another answer has already is not said again.
  const answer = answers.filter((one) => answers.every((other) => other === one || !other.includes(one))).join("\n\n");
  const clarification_options = topics.some((topic) => inviting.has(topic.split(" ")[0] ?? "")) ? hintFrom(known) : [];
  const asked = { clarification_needed: true, clarification_question: answer, clarification_options };
  return { ...ruling, allowed_actions: [], risk_flags: [], ...asked };
};
