import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { shareOf } from "./share-of.ts";

/** The share of a fact's words that a narration must have to have stated it. */
const stated = 0.7;

/** What the last turn brought to light: the facts that its narration states. */
export const answerFound = ({ facts, recent_events }: Known): string => {
  const last = recent_events.at(-1);
  if (last === undefined) return "Nothing yet: the story has just begun.";
  const found = facts.map(factText).filter((text) => shareOf(text.split(/\s+/), last.text) >= stated);
  return found.length === 0 ? "Nothing new came of your last turn." : found.map(sentence).join(" ");
};
