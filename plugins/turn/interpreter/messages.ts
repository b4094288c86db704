import { defineMessages } from "freeform-rpg/language";

/** What the interpreter says to players about their message. */
export const messages = defineMessages(
  {
    unread: (words: string) =>
      `It was not clear what "${words}" means, and nothing was done about it. Say it by itself, in other words, if it matters.`,
  },
  {
    de: {
      unread: (words) =>
        `Was „${words}“ heißt, war nicht klar, und dazu ist nichts geschehen. Sag es für sich und mit anderen Worten, wenn es wichtig ist.`,
    },
  },
);
