import { capitalised } from "freeform-rpg/plugins/validator";
import type { Moment } from "./planner-input.ts";

type PacketThread = Pick<Moment["threads"][number], "title" | "type">;

/** What a thread is about, in its own words, without the form in which its title is written. */
export const topicOf = ({ title }: PacketThread): string =>
  title
    .replace(/^(Open question|Need to learn|Open dilemma|Open relationship question|Goal|Need resource|Prevent risk):\s*/i, "")
    .replace(/;\s*(success when|avoid by)\b.*$/i, "")
    .replace(/[?.]\s*$/, "")
    .trim();

/** The thread as a sentence of its own: a question, something to do, something wanting, or what may happen. */
export const tellTopic = (thread: PacketThread): string => {
  const topic = topicOf(thread);
  if (thread.type === "QUEST") return `There is still something to be done: ${topic}.`;
  if (thread.type === "RESOURCE") return `Something is still wanting: ${topic}.`;
  return `${capitalised(topic)}${thread.type === "DANGER" ? "." : "?"}`;
};

/** What one could ask somebody about the thread, to follow `Ask NAME`. */
export const askTopic = (thread: PacketThread): string => {
  const topic = topicOf(thread);
  if (thread.type === "QUEST") return ` how to ${topic}`;
  if (thread.type === "RESOURCE") return ` where to find ${topic}`;
  return thread.type === "DANGER" ? ` whether ${topic}` : `: "${capitalised(topic)}?"`;
};
