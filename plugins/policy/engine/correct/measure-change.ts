import { diffWordsWithSpace } from "diff";

/** The maximum number of words that a diff may remove and insert; its time grows with their square. */
const maxDiffLength = 3000;

/** Unchanged share of the original, 0 to 1, counted in words and blanks. */
export const measureUntouched = (original: string, corrected: string): number => {
  if (original === corrected || original === "") return 1;
  const start = commonStart(original, corrected);
  const end = Math.min(commonStart(reversed(original), reversed(corrected)), original.length - start, corrected.length - start);
  const changed = [original, corrected].map((text) => text.slice(start, text.length - end));
  const parts = diffWordsWithSpace(changed[0] ?? "", changed[1] ?? "", { maxEditLength: maxDiffLength });
  // Texts that differ by more have little in common between their first and last change.
  const unchanged = (parts ?? []).reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), start + end);
  return Math.min(1, unchanged / original.length);
};

const commonStart = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
};

const reversed = (text: string): string => text.split("").reverse().join("");
