import { capitalise } from "freeform-rpg/language";
import type { PlannerMessages } from "./english.ts";
import { moves } from "./german/moves.ts";
import { suggestions } from "./german/suggestions.ts";
import { topics } from "./german/topics.ts";

export const german: PlannerMessages = {
  beats: {
    watches: (person, mood) => `${capitalise(person)} sieht zu${mood === "" ? "" : ` (${mood})`}.`,
    hasToDoWithIt: "Jemand oder etwas hier hat damit zu tun.",
    overdue: "Es hat zu lange gewartet: Etwas in dieser Szene soll darauf zurückkommen.",
  },
  moves,
  suggestions,
  topics,
};
