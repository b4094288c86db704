import { sentencesOf, wordsOf } from "freeform-rpg/language";
import type { MemoryCase } from "./memory-case.ts";

/** What a text must not hold, and what the player typed before it was written. */
export interface Forbidden {
  readonly secrets: MemoryCase["secrets"];
  /** Words of turns that were taken back. */
  readonly gone: readonly string[];
  readonly typed: readonly string[];
}

/**
 * The leaks of a text. A mark of a secret is one unless the player typed it before, and its sentence says no more of the secret than
 * the sentences in which the player typed it. What was taken back is a leak whoever says it.
 */
export const leaksIn = (text: string, { secrets, gone, typed }: Forbidden): string[] => {
  const sentences = sentencesOf(text);
  const foreign = secrets.flatMap(({ text: secret, marks }) =>
    marks.filter((mark) => sentences.some((sentence) => holds(sentence, mark) && !isRestated(sentence, secret, typed, mark))),
  );
  return [...foreign, ...gone.filter((mark) => holds(text, mark))].map((mark) => `"${mark}"`);
};

const isRestated = (sentence: string, secret: string, typed: readonly string[], mark: string): boolean => {
  const own = typed.filter((words) => holds(words, mark));
  const known = new Set(own.flatMap(longWordsOf));
  const told = new Set(longWordsOf(sentence));
  return own.length > 0 && longWordsOf(secret).every((word) => !told.has(word) || known.has(word));
};

const holds = (text: string, mark: string): boolean => text.toLowerCase().includes(mark.toLowerCase());

const longWordsOf = (text: string): string[] => wordsOf(text.toLowerCase()).filter((word) => word.length > 3);
