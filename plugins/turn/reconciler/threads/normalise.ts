import type { ThreadType } from "freeform-rpg/schemas";
import { dropFormWords } from "freeform-rpg/schemas/campaign";

/** Share of common words from which two threads of a type are one loop; at the threshold they are. */
export const thresholds: Readonly<Record<ThreadType, number>> = {
  RELATIONSHIP: 0.58,
  MORAL: 0.58,
  MYSTERY: 0.62,
  INFORMATION: 0.62,
  QUEST: 0.66,
  RESOURCE: 0.66,
  DANGER: 0.66,
};

/** Lower case, everything but a-z and 0-9 to a blank, filler phrases gone, one blank between words. */
export const normaliseThread = (text: string): string =>
  dropFiller(
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, " ")
      .trim(),
  );

/** Again and again, as what is left may close around a phrase: normalising twice gives nothing new. */
const dropFiller = (text: string): string => {
  const without = text
    .replaceAll(/\b(?:currently|right now|at this point|for now)\b/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
  return without === text ? text : dropFiller(without);
};

/** The words of two or more letters, each once, without the words of the forms. */
export const tokensOf = (text: string): ReadonlySet<string> => {
  const folded = dropFormWords(text).toLowerCase();
  // Without a filler's last word there is no filler, and normalising would only be slower.
  const words = mayHoldFiller.test(folded) ? normaliseThread(folded) : folded;
  return new Set(words.match(/[a-z0-9]{2,}/g));
};

const mayHoldFiller = /currently|now|point/;

/** Share of common words: 0 for none, 1 for the same words; 0 also when either has none. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (a.size === 0 || b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const token of small) if (large.has(token)) common += 1;
  return common / (a.size + b.size - common);
};

/** True when two threads of this type are one loop. */
export const equivalent = (type: ThreadType, a: string, b: string): boolean => similarity(tokensOf(a), tokensOf(b)) >= thresholds[type];
