import { diffWordsWithSpace } from "diff";

/** Share of the original that stands as it was, 0 to 1, counted in words and blanks. */
export const measureUntouched = (original: string, corrected: string): number => {
  if (original === corrected || original === "") return 1;
  const kept = diffWordsWithSpace(original, corrected).reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.length), 0);
  return Math.min(1, kept / original.length);
};
