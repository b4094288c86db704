import type { PackContentType, Segment } from "freeform-rpg/schemas";

/** A content type with how sure the words make it, 0 to 1. */
export interface TypeGuess {
  readonly type: PackContentType;
  readonly confidence: number;
}

const signs: readonly (readonly [PackContentType, RegExp])[] = [
  [
    "location",
    /\b(?:city|town|village|tavern|inn|temple|tower|castle|forest|river|district|street|ruins?|cave|island|mountains?|harbou?r|keep|hall|located|north|south|east|west)\b/gi,
  ],
  [
    "npc",
    /\b(?:he|she|his|her|him|they say|years old|daughter|son|wife|husband|captain|lord|lady|master|wants?|motivation|personality)\b/gi,
  ],
  ["faction", /\b(?:faction|guild|organi[sz]ation|members?|leaders?|allies|enemies|gang|cult|order|turf|rivals?|influence)\b/gi],
  ["culture", /\b(?:customs?|traditions?|festivals?|religions?|worship|languages?|food|clothing|society|beliefs?|people)\b/gi],
  ["history", /\b(?:centur(?:y|ies)|years? ago|ancient|founded|war|empire|reign|era|age of|fell|once)\b/gi],
  ["item", /\b(?:weapons?|armou?r|sword|potion|ring|wand|gear|worn|wield|carried|bulky|cost|gp|weight|lb\.?)\b/gi],
  ["event", /\b(?:suddenly|encounter|arrives?|attack begins|omen|happens|when the (?:characters|players|party))\b/gi],
];

const byIntent: Partial<Record<Segment["intent"], PackContentType>> = {
  FACTIONS: "faction",
  BESTIARY: "npc",
  EQUIPMENT: "item",
  MECHANICS: "rules",
  CHARACTERS: "rules",
  NARRATIVE: "event",
};

/** What a segment is about, by the shape of its text, the trade's words in it and its chapter. `rules`: how strongly it shows mechanics, 0 to 1. */
export const guessType = ({ text, intent, words }: Segment, rules: number): TypeGuess => {
  if (shareOfTable(text) > 0.6) return { type: "table", confidence: 0.85 };
  const expected = byIntent[intent];
  if (expected === "rules" && rules > 0.3) return { type: "rules", confidence: 0.6 + 0.35 * rules };
  if (rules > 0.75 && expected === undefined) return { type: "rules", confidence: rules };
  const scores = signs
    .map(([type, pattern]) => [type, (text.match(pattern)?.length ?? 0) / Math.max(50, words) + (type === expected ? 0.03 : 0)] as const)
    .sort(([, a], [, b]) => b - a);
  const [[type, first] = ["general", 0] as const, [, second] = ["general", 0] as const] = scores;
  if (first < 0.008) return expected ? { type: expected, confidence: 0.55 } : { type: "general", confidence: 0.5 };
  const margin = (first - second) / first;
  return { type, confidence: Math.min(0.95, 0.45 + 0.4 * margin + (type === expected ? 0.2 : 0)) };
};

const shareOfTable = (text: string): number => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.filter((line) => line.startsWith("|")).length / Math.max(1, lines.length);
};
