import type { ClassifiedSegment, PackContentType } from "freeform-rpg/schemas";
import type { Passage } from "../passages/split-passages.ts";
import type { Candidate } from "./candidate.ts";
import type { Writings } from "./count-writings.ts";
import { firstSentence } from "./first-sentence.ts";
import { bareName, countFigures, looksLikeName } from "./name-shape.ts";

/** What headings are judged by. */
export interface HeadingSigns {
  readonly classes: ReadonlyMap<string, ClassifiedSegment>;
  readonly writings: ReadonlyMap<string, Writings>;
  /** Passages in long rows of their like: spells, monsters, items of a list. */
  readonly listed: ReadonlySet<Passage>;
}

/** Headings that name something. */
export const headingCandidates = (passages: readonly Passage[], signs: HeadingSigns): Candidate[] =>
  passages.flatMap((passage) => {
    if (passage.part || passage.continues || !looksLikeName(passage.title)) return [];
    const guess = judge(passage, signs);
    const name = bareName(passage.title);
    if (guess === null) return [];
    return [{ name, segment: passage.segment.id, found: "heading" as const, says: firstSentence(passage.text), ...guess }];
  });

/** Types and chapters whose headings name rules, not somebody or something. */
const ruling = new Set<string>(["rules", "table", "general", "MECHANICS", "REFERENCE"]);

type Guess = Pick<Candidate, "type" | "confidence">;

const judge = (passage: Passage, { classes, writings, listed }: HeadingSigns): Guess | null => {
  const { segment, text, words } = passage;
  const type = classes.get(segment.id)?.type ?? "general";
  const figures = countFigures(text);
  if (figures >= 2 && segment.intent === "BESTIARY") return { type: "npc", confidence: 0.9 };
  if (figures >= 3) return { type: "npc", confidence: Math.min(0.9, 0.5 + 0.1 * figures) };
  const writing = writings.get(bareName(passage.title));
  if (listed.has(passage)) return judgeListed(listedType(type, segment.intent), writing);
  if (words < 5 || ruling.has(type) || ruling.has(segment.intent)) return null;
  return judgeByWriting(type, writing);
};

/** What stands in a row of its like may have a name that is a common word: a creature, a spell, a tool. */
const judgeListed = (type: PackContentType, writing: Writings | undefined): Guess | null => {
  if (type === "npc" || type === "item") return { type, confidence: 0.75 };
  return type === "rules" ? { type, confidence: 0.6 } : judgeByWriting(type, writing);
};

/** A heading that running text writes in lower case is a matter, not a name. */
const judgeByWriting = (type: PackContentType, writing: Writings | undefined): Guess | null => {
  if (writing === undefined || writing.proper + writing.lower === 0) return { type, confidence: 0.5 };
  if (writing.lower >= writing.proper) return null;
  return { type, confidence: 0.75 };
};

const listedType = (type: PackContentType, intent: Passage["segment"]["intent"]): PackContentType => {
  if (intent === "BESTIARY") return "npc";
  if (intent === "EQUIPMENT") return "item";
  return intent === "MECHANICS" || intent === "REFERENCE" ? "rules" : type;
};
