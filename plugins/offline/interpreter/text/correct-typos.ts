import { isSlip } from "../names/slips.ts";
import { classOf } from "../reader/word-table.ts";
import type { Named } from "../names/name-book.ts";
import type { Lexicon } from "../lexicon.ts";
import { isUnknownWord } from "./tag-text.ts";

/** Corrects words that the language does not know and that are one slip away from a verb of the game; names are left to be matched. */
export const correctTypos = (text: string, { entries }: Lexicon, book: readonly Named[]): string =>
  text.replaceAll(/(?<=^|[,.;!?]\s*|\b(?:i|we|and|then|to|just|also|please|but|quickly|quietly)\s+)[a-z]{4,}(?![\w'-])/gi, (typed) => {
    const word = typed.toLowerCase();
    if (!isUnknownWord(word) || entries.has(word) || isKnown(word)) return typed;
    const named = book.some(({ calls }) => calls.some(({ words }) => words.some((other) => other === word || isSlip(word, other))));
    return named ? typed : (correct(word, [...entries.keys()]) ?? typed);
  });

/** A word of general English, or a form of one. */
const isKnown = (word: string): boolean => [word, word.replace(/(?:ing|ed|es|s)$/, "")].some((form) => classOf(form) !== undefined);

/** The verb that is meant, in the form that was typed. */
const correct = (word: string, verbs: readonly string[]): string | undefined => {
  const [, stem = word, ending = ""] = /^(.{3,}?)(ing|ed|es|s)?$/.exec(word) ?? [];
  const whole = verbs.find((verb) => isSlip(word, verb));
  if (whole !== undefined || ending === "") return whole;
  const base = verbs.find((verb) => isSlip(stem, verb));
  return base === undefined ? undefined : `${base}${ending}`;
};
