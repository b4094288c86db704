import { stemOf, wordsOf } from "freeform-rpg/language";
import { fillerWords } from "./filler-words.ts";

/** The words of a text that say what it is about, without those of `except`. */
export const contentWords = (text: string, except: ReadonlySet<string> = new Set()): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !fillerWords.has(word) && !except.has(word));

/** The stems of its content words. */
export const contentStems = (text: string, except?: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(contentWords(text, except).map(stemOf));
