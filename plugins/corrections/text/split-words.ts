/** A word of a text: its folded form, where it stands, and what separates it from the word before. */
export interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly gap: string;
}

/** Words of a text in order: letters, digits and the marks that belong to them, in any script. */
export const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  let last = 0;
  for (const { 0: found, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const end = index + found.length;
    words.push({ key: found.normalize("NFKC").toLowerCase(), start: index, end, gap: foldGap(text.slice(last, index)) });
    last = end;
  }
  return words;
};

/** White space of any kind and length is one blank; the two apostrophes are one. */
const foldGap = (gap: string): string => gap.normalize("NFKC").replaceAll("’", "'").replace(/\s+/gu, " ");
