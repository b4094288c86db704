import { defineMessages } from "freeform-rpg/language";

/** What the interpreter says to players about their message. */
export const messages = defineMessages(
  { unread: (words: string) => `Nothing was done about "${words}". Say it by itself if it matters.` },
  { de: { unread: (words) => `Zu „${words}“ ist nichts geschehen. Sag es für sich, wenn es wichtig ist.` } },
);
