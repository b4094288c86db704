import { givesOrders } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Entry } from "./entry.ts";

const forTheDm =
  /\b(?:[GD]Ms?|game ?masters?|dungeon masters?|referees?|spoilers?|running (?:the|this|a|an) (?:game|adventure|session|campaign))\b/i;

/** Words that hide a plot where a world is described; among rules they belong to players: "Secret Doors". */
const secret = /\bsecrets?\b/i;
const rulesIntents = new Set<string>(["MECHANICS", "CHARACTERS", "EQUIPMENT", "REFERENCE"]);

/**
 * `dm` for plots of adventures, for text under headings for the game master, and for text that gives orders to a machine: players and
 * prompts never receive it. Otherwise `known`.
 */
export const guessVisibility = ({ title, passages, type }: Entry): "known" | "dm" => {
  const headings = [title, ...passages.slice(0, 1).flatMap(({ segment }) => segment.path)];
  const plot = type === "event" && passages[0]?.segment.intent === "NARRATIVE";
  const ruling = rulesIntents.has(passages[0]?.segment.intent ?? "");
  const hidden = headings.some((heading) => forTheDm.test(heading) || (!ruling && secret.test(heading)));
  return plot || hidden || passages.some(({ text }) => givesOrders(text)) ? "dm" : "known";
};
