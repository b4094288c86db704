import type { Passage } from "./split-passages.ts";

/** The maximum distance from a name to its figures, in letters. */
const reach = 500;
/** The number of passages in which a label must occur to be one of the game's. */
const often = 3;

const label = String.raw`\p{Lu}[\p{L}.]*(?: \p{Lu}\p{Ll}+)?`;
const pair = new RegExp(
  String.raw`\b(${label}):? (?:[+–−-]?\d+|d\d+)\b(?!\s*(?:st|nd|rd|th)\b)|(?<![\w+:.-])[+-]?\d+ (\p{Lu}\p{L}+)\b`,
  "gu",
);
/** Words that occur before or after numbers in any text. */
const common =
  /^(?:you|your|the|an?|it|they|if|when|on|at|and|or|of|in|to|each|per|this|that|for|by|roll|level|page|chapter|table|step|see|part|die|dice)$/i;

/** The labels of the figures that a text begins with, such as "Armor" in "Armor 2" or "HP" in "7 HP", and the heads of a table of figures. */
export const labelsOf = (text: string): ReadonlySet<string> => {
  const start = text.slice(0, reach).replaceAll(/^\|.*$/gm, "");
  const paired = [...start.matchAll(pair)].map(([, before, behind]) => before ?? behind ?? "");
  const [, head = ""] = /^\|((?: \p{Lu}{2,4} \|){3,})\s*$/mu.exec(text.slice(0, 3 * reach)) ?? [];
  return new Set([...paired, ...(head.match(/\p{Lu}{2,4}/gu) ?? [])].filter((one) => !common.test(one)).map((one) => one.toLowerCase()));
};

/**
 * Passages that begin with figures under labels that recur in other passages: their headings have a stat block. Two such labels are
 * enough in a chapter on creatures, three elsewhere; of labels that do not recur three are enough, five elsewhere.
 */
export const findBlocks = (passages: readonly Passage[]): ReadonlyMap<Passage, number> => {
  const labels = new Map(passages.map((passage) => [passage, labelsOf(passage.text)]));
  const counts = new Map<string, number>();
  for (const own of labels.values()) for (const one of own) counts.set(one, (counts.get(one) ?? 0) + 1);
  return new Map(
    [...labels].flatMap(([passage, own]) => {
      const shared = [...own].filter((one) => (counts.get(one) ?? 0) >= often).length;
      const enough = passage.segment.intent === "BESTIARY" ? shared >= 2 || own.size >= 3 : shared >= 3 || own.size >= 5;
      return enough ? [[passage, shared] as const] : [];
    }),
  );
};
