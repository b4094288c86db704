import type { ReadFrame } from "../reader/read-frames.ts";

/** True for a sentence about what was done before: "I put it on the bar a minute ago", "I told Viktor I'd be careful, remember?". Nothing is done by it. */
export const isPast = (text: string): boolean => {
  const said = text.trim();
  return (
    /^(?:(?:but|because|and|well|no|yes|yeah|look|listen)[\s,]+)*(?:i|we)(?:'ve|\s+have|\s+had)?\s+(?:(?:just|already|only)\s+)?(?:told|put|left|gave|said|asked|set|laid|paid|showed|brought|found|took|did|went|came|saw|heard|promised|bought|dropped|placed|kept)\b/i.test(
      said,
    ) &&
    (/\b(?:ago|earlier|before(?! \w)|already|just now|yesterday|last night|remember)\b/i.test(said) ||
      /^(?:\w+[\s,]+)?(?:i|we)(?:'ve| have| had| just| already)\b/i.test(said))
  );
};

/** True for a sentence that only corrects the one before: "No, I meant Chen". */
export const isCorrection = (text: string): boolean =>
  /^(?:(?:no|wait|sorry|oh|well|hang on|not \w+)[\s,]+)*(?:i|we) (?:meant|mean)\b/i.test(text.trim()) && text.split(" ").length <= 7;

/** "I thought I had it", "I meant the other": what one believed or meant is nothing that is done. */
export const isBelief = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:thought|knew|hoped|believed|mean|meant|assumed|expected)$/.test(word));

/** True for "a lock that I had opened before", "I was opening it again": done before, and not now. */
export const isDoneBefore = ({ start, verb: [first], evidence: { units } }: ReadFrame): boolean => {
  const before = units
    .slice(Math.max(0, start - 3), start)
    .map(({ token }) => token.word)
    .join(" ");
  const word = first?.token.word ?? "";
  if (/\b(?:i|we) had(?: (?:already|just|never))?$/.test(before)) return word !== first?.token.lemma;
  return /\b(?:i|we) (?:was|were)(?: (?:just|only|still|already))?$/.test(before) && word.endsWith("ing") && !polite.test(word);
};

/** "I was hoping to see it": a wish. */
const polite = /^(?:hoping|wondering|thinking|going|planning|meaning|about|wanting|trying)$/;
