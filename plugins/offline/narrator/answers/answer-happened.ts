import { splitSentences } from "../sentences.ts";
import { messagesOf } from "../messages.ts";
import type { Known } from "./known.ts";

/** "What just happened?": what the last turn narrated, without what was said in it and the question that it ended with. */
export const answerHappened = ({ recent_events, ...packet }: Known): string => {
  const { notBegun, justHappened } = messagesOf(packet).answers;
  const told = splitSentences(recent_events.at(-1)?.text ?? "").filter((text) => !/\?$|^>|["“”„]/.test(text));
  return told.length === 0 ? notBegun() : justHappened(told.join(" "));
};
