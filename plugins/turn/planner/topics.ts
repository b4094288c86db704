import { capitalise } from "freeform-rpg/language";
import type { Moment } from "./planner-input.ts";

/** A title longer than this is asked about by its matter, not quoted whole. */
const quotable = 60;

type PacketThread = Pick<Moment["threads"][number], "title" | "type">;

/** How a thread of each form is told as a sentence of its own, and what one could ask about it, to follow `Ask NAME`. */
interface Form {
  readonly opening: RegExp;
  tell(topic: string): string;
  ask(topic: string): string;
}

const forms: readonly Form[] = [
  {
    opening: /^(Open question|Open dilemma|Open relationship question):\s*/i,
    tell: (topic) => `${capitalise(topic)}?`,
    ask: (topic) => `: "${capitalise(topic)}?"`,
  },
  { opening: /^Need to learn:\s*/i, tell: (topic) => `It is still not known ${topic}.`, ask: (topic) => ` ${topic}` },
  { opening: /^Goal:\s*/i, tell: (topic) => `There is still something to be done: ${topic}.`, ask: (topic) => ` how to ${topic}` },
  { opening: /^Need resource:\s*/i, tell: (topic) => `Something is still wanting: ${topic}.`, ask: (topic) => ` where to find ${topic}` },
  { opening: /^Prevent risk:\s*/i, tell: (topic) => `${capitalise(topic)}.`, ask: (topic) => ` whether ${topic}` },
];

/** Titles that follow no form: a question speaks for itself, anything else is called by its title. */
const formOf = ({ title }: PacketThread): Form =>
  forms.find(({ opening }) => opening.test(title)) ??
  (title.trim().endsWith("?")
    ? { opening: /^/, tell: (topic) => `${topic}?`, ask: (topic) => `: "${topic}?"` }
    : { opening: /^/, tell: (topic) => `"${topic}" is still unsettled.`, ask: (topic) => ` about "${topic}"` });

/** The thread as a sentence of its own: a question, something not known, to be done or wanting, or what may happen. */
export const describeTopic = (thread: PacketThread): string => {
  const form = formOf(thread);
  return form.tell(topicOf(thread, form));
};

/** What one could ask someone about the thread, to follow `Ask NAME`. */
export const askTopic = (thread: PacketThread): string => {
  const form = formOf(thread);
  const topic = topicOf(thread, form);
  if (thread.type === "MORAL") return " what they would do in your place";
  return topic.length > quotable && form.ask(topic).includes('"') ? " what they make of it all" : form.ask(topic);
};

const topicOf = ({ title }: PacketThread, { opening }: Form): string =>
  title
    .replace(opening, "")
    .replace(/;\s*(success when|avoid by)\b.*$/i, "")
    .replace(/[?.]\s*$/, "")
    .trim();
