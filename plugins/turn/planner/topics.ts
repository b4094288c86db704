import { readTitle } from "freeform-rpg/schemas/campaign";
import type { ThreadMatter } from "freeform-rpg/schemas/campaign";
import { messages } from "./messages.ts";
import type { Moment } from "./planner-input.ts";

/** A title longer than this is asked about by its matter, not quoted whole. */
const quotable = 60;

type PacketThread = Pick<Moment["threads"][number], "title" | "type">;

/** The thread as a sentence of its own: a question, something not known, to be done or wanting, or what may happen. */
export const describeTopic = (thread: PacketThread, language: string | undefined): string => {
  const { matter, topic } = matterOf(thread);
  return messages.in(language).topics.tell[matter](topic);
};

/** What one could ask someone about the thread, to follow the name. */
export const askTopic = (thread: PacketThread, language: string | undefined): string => {
  const { matter, topic } = matterOf(thread);
  const { ask, askAdvice, askOpinion } = messages.in(language).topics;
  if (thread.type === "MORAL") return askAdvice;
  const asked = ask[matter](topic);
  return topic.length > quotable && /["„]/.test(asked) ? askOpinion : asked;
};

/** A title in no form that is a question speaks for itself; any other is called by its title. */
const matterOf = ({ title }: PacketThread): { readonly matter: ThreadMatter; readonly topic: string } => {
  const { matter, topic } = readTitle(title);
  const isQuestion = matter === "open" && topic.endsWith("?");
  return { matter: isQuestion ? "question" : matter, topic: topic.replace(/[?.]$/, "").trim() };
};
