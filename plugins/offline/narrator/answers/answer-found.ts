import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { shareOf } from "./share-of.ts";
import { messagesOf } from "../messages.ts";

/** The share of a fact's words that a narration must have to have stated it. */
const stated = 0.7;

/** What the last turn brought to light: the facts that its narration states. */
export const answerFound = (packet: Known): string => {
  const { facts, recent_events } = packet;
  const { notBegun, nothingNew } = messagesOf(packet).answers;
  const last = recent_events.at(-1);
  if (last === undefined) return notBegun();
  const found = facts.map(factText).filter((text) => shareOf(text.split(/\s+/), last.text) >= stated);
  return found.length === 0 ? nothingNew() : found.map(sentence).join(" ");
};
