import { capitalise } from "freeform-rpg/language";
import type { ThreadMatter } from "freeform-rpg/schemas/campaign";

/** How threads are spoken of, by what their titles ask for. `topic` is the title without the words of its form. */
export interface TopicMessages {
  /** The thread as a sentence of its own. */
  readonly tell: Readonly<Record<ThreadMatter, (topic: string) => string>>;
  /** What one could ask somebody about it, to follow the name. */
  readonly ask: Readonly<Record<ThreadMatter, (topic: string) => string>>;
  /** What one asks about a dilemma, and about what is too long to quote. */
  readonly askAdvice: string;
  readonly askOpinion: string;
}

export const topics: TopicMessages = {
  tell: {
    question: (topic) => `${capitalise(topic)}?`,
    learn: (topic) => `It is still not known ${topic}.`,
    goal: (topic) => `There is still something to be done: ${topic}.`,
    need: (topic) => `Something is still wanting: ${topic}.`,
    risk: (topic) => `${capitalise(topic)}.`,
    open: (topic) => `"${topic}" is still unsettled.`,
  },
  ask: {
    question: (topic) => `: "${capitalise(topic)}?"`,
    learn: (topic) => ` ${topic}`,
    goal: (topic) => ` how to ${topic}`,
    need: (topic) => ` where to find ${topic}`,
    risk: (topic) => ` whether ${topic}`,
    open: (topic) => ` about "${topic}"`,
  },
  askAdvice: " what they would do in your place",
  askOpinion: " what they make of it all",
};
