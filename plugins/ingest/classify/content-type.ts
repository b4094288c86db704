import { kindInName, kindInText, labelsOf, looksLikeName, splitPassages } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { PackContentType, Segment } from "freeform-rpg/schemas";

/** A content type and its evidence: the shape of the text, the chapter, the names in its headings, or single words. */
export interface TypeGuess {
  readonly type: PackContentType;
  readonly by: "shape" | "chapter" | "headings" | "words" | "nothing";
}

const signs: readonly (readonly [PackContentType, RegExp])[] = [
  [
    "location",
    /\b(?:city|town|village|tavern|inn|temple|tower|castle|forest|river|district|street|ruins?|cave|island|mountains?|harbou?r|hall|located|north|south|east|west)\b/gi,
  ],
  ["npc", /\b(?:he|she|his|her|him|they say|years old|daughter|son|wife|husband|captain|lord|lady)\b/gi],
  ["faction", /\b(?:faction|guild|organi[sz]ation|members?|leaders?|allies|enemies|gang|cult|turf|rivals?|influence)\b/gi],
  ["culture", /\b(?:customs?|traditions?|festivals?|religions?|worship|languages?|food|clothing|society|beliefs?|people)\b/gi],
  ["history", /\b(?:centur(?:y|ies)|years? ago|ancient|founded|war|empire|reign|era|age of|fell|once)\b/gi],
  ["technology", /\b(?:machines?|engines?|computers?|robots?|implants?|networks?|devices?|technology|inventions?)\b/gi],
  ["item", /\b(?:weapons?|armou?r|sword|potion|ring|wand|gear|worn|wield|carried)\b/gi],
];

/** The content types of chapters whose segments all have one type: rules, things, creatures. */
const byChapter: Partial<Record<Segment["intent"], PackContentType>> = {
  MECHANICS: "rules",
  CHARACTERS: "rules",
  EQUIPMENT: "item",
  BESTIARY: "npc",
};

/** The strength of mechanics from which a segment in a chapter about the world is rules. */
const strong = 0.5;

/** Guesses the type of a segment. `rules`: the strength of its mechanics, 0 to 1. */
export const guessType = (segment: Segment, rules: number): TypeGuess => {
  if (shareOfTable(segment.text) > 0.6) return { type: "table", by: "shape" };
  const { intent } = segment;
  if (intent === "BESTIARY" && rules >= strong && labelsOf(segment.text).size < 2) return { type: "rules", by: "shape" };
  const expected = byChapter[intent];
  if (expected !== undefined) return { type: expected, by: "chapter" };
  if (rules >= strong) return { type: "rules", by: "shape" };
  const named = kindNamed(segment);
  if (named !== null) return { type: named, by: "headings" };
  if (intent === "FACTIONS") return { type: "faction", by: "chapter" };
  if (intent === "NARRATIVE") return { type: "event", by: "chapter" };
  return guessByWords(segment);
};

/** The type that most of its headings imply; `null` when none implies one. */
const kindNamed = (segment: Segment): PackContentType | null => {
  const kinds = splitPassages([segment]).flatMap(({ title, text }) =>
    looksLikeName(title) ? (kindInName(title) ?? kindInText(title, text) ?? []) : [],
  );
  const [most] = [...Map.groupBy(kinds, (kind) => kind).values()].toSorted((a, b) => b.length - a.length);
  return most?.[0] ?? null;
};

/** The minimum frequency of words of one type; they must also be twice as frequent as those of the next type. */
const common = 0.012;

const guessByWords = ({ text, words }: Segment): TypeGuess => {
  const [[type, first] = ["general", 0] as const, [, second] = ["general", 0] as const] = signs
    .map(([kind, pattern]) => [kind, (text.match(pattern)?.length ?? 0) / Math.max(60, words)] as const)
    .toSorted(([, a], [, b]) => b - a);
  return first >= common && first >= 2 * second ? { type, by: "words" } : { type: "general", by: "nothing" };
};

const shareOfTable = (text: string): number => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.filter((line) => line.startsWith("|")).length / Math.max(1, lines.length);
};
