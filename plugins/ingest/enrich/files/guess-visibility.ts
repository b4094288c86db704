import { givesOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Entry } from "./entry.ts";

const forTheDm =
  /\b(?:[GD]M|game ?masters?|dungeon masters?|referees?|secrets?|spoilers?|running (?:the|this|a|an) (?:game|adventure|session|campaign))\b/i;

/**
 * `dm` for plots of adventures, for what a heading keeps for whoever runs the game, and for text that gives orders to a machine: it then
 * reaches neither players nor prompts. Else `known`.
 */
export const guessVisibility = ({ title, passages, type }: Entry): "known" | "dm" => {
  const headings = [title, ...passages.slice(0, 1).flatMap(({ segment }) => segment.path)];
  const plot = type === "event" && passages[0]?.segment.intent === "NARRATIVE";
  return plot || headings.some((heading) => forTheDm.test(heading)) || passages.some(({ text }) => givesOrders(text)) ? "dm" : "known";
};
