import { capitalise } from "freeform-rpg/language";
import type { TopicMessages } from "../english/topics.ts";

export const topics: TopicMessages = {
  tell: {
    question: (topic) => `${capitalise(topic)}?`,
    learn: (topic) => `Noch nicht bekannt: ${topic}.`,
    goal: (topic) => `Noch zu tun: ${topic}.`,
    need: (topic) => `Noch gebraucht: ${topic}.`,
    risk: (topic) => `${capitalise(topic)}.`,
    open: (topic) => `Noch offen: „${topic}“.`,
  },
  ask: {
    question: (topic) => ` – „${capitalise(topic)}?“`,
    learn: (topic) => ` – ${topic}`,
    goal: (topic) => ` – ${topic}`,
    need: (topic) => ` – ${topic}`,
    risk: (topic) => ` – „${capitalise(topic)}?“`,
    open: (topic) => ` – „${topic}“`,
  },
  askAdvice: " – „Was tätest du an meiner Stelle?“",
  askOpinion: " – „Was hältst du von alldem?“",
};
