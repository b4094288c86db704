import { fold } from "./fold.ts";

/** The words of a text for comparison: letters and digits, NFKC, lower case. `Dock's No. 7` is `dock`, `s`, `no`, `7`. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text as they are spoken: folded, with inner apostrophes and hyphens, without possessive endings. `Élan's red-haired` is `elan`, `red-haired`. */
export const spokenWordsOf = (text: string): string[] => (fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map(withoutPossessive);

/** The word without a possessive ending: `Odo's` is `Odo`, `guards'` is `guards`. */
export const withoutPossessive = (word: string): string => word.replace(/['’]s?$/, "");

/** A word of a text and its place. */
export interface Word {
  /** NFKC, lower case. */
  readonly key: string;
  /** UTF-16 offsets; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The text between the word before and this one, with white space collapsed. */
  readonly gap: string;
}

/** The words of a text in order, each with its place: letters, digits and the marks that belong to them, in any script. */
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

const foldGap = (gap: string): string => gap.normalize("NFKC").replaceAll("’", "'").replace(/\s+/gu, " ");
