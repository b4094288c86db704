import { givesOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Entry } from "./entry.ts";

const forTheDm =
  /\b(?:[GD]M|game ?masters?|dungeon masters?|referees?|secrets?|spoilers?|running (?:the|this|a|an) (?:game|adventure|session|campaign))\b/i;

/**
 * `dm` for plots of adventures, for text under headings for the game master, and for text that gives orders to a machine: players and
 * prompts never receive it. Otherwise `known`.
 */
export const guessVisibility = ({ title, passages, type }: Entry): "known" | "dm" => {
  const headings = [title, ...passages.slice(0, 1).flatMap(({ segment }) => segment.path)];
  const plot = type === "event" && passages[0]?.segment.intent === "NARRATIVE";
  return plot || headings.some((heading) => forTheDm.test(heading)) || passages.some(({ text }) => givesOrders(text)) ? "dm" : "known";
};
