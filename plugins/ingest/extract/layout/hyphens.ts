import type { Line } from "./parts.ts";

/** The words of a book that are complete within a line, with their counts. */
export type Vocabulary = ReadonlyMap<string, number>;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** Counts the words of all lines, without those that a line's end may have broken. */
export const countWords = (lines: Iterable<Line>): Vocabulary => {
  const words = new Map<string, number>();
  for (const { text } of lines)
    for (const [word] of (text.endsWith("-") ? text.replace(/\S+-$/, "") : text).matchAll(wordPattern)) {
      const key = word.toLowerCase();
      words.set(key, (words.get(key) ?? 0) + 1);
    }
  return words;
};

/** Joins a text with the line that follows it. A hyphen at the line's end is removed or retained as the book writes the word elsewhere. */
export const joinBroken = (text: string, next: string, words: Vocabulary): string => {
  if (!/[—–/-]$/.test(text)) return `${text} ${next}`;
  const head = /([\p{L}\p{N}'’-]*\p{L})-$/u.exec(text)?.[1];
  const tail = /^[\p{L}\p{N}][\p{L}\p{N}'’-]*/u.exec(next)?.[0];
  if (head === undefined) return text + next;
  if (tail === undefined) return `${text} ${next}`;
  return keepsHyphen(head.toLowerCase(), tail.toLowerCase(), words) || /^\p{Lu}/u.test(tail) ? text + next : text.slice(0, -1) + next;
};

/** Whether a paragraph goes on with the first line of another column or page: in lower case, or behind a comma. */
export const continuesText = (text: string, next: string): boolean =>
  (/[\p{L},;-]$/u.test(text) && /^\p{Ll}/u.test(next)) || (text.endsWith(",") && /^[\p{Lu}\d+(“"‘]/u.test(next));

const keepsHyphen = (head: string, tail: string, words: Vocabulary): boolean => {
  const whole = words.get(head + tail) ?? 0;
  const hyphened = words.get(`${head}-${tail}`) ?? 0;
  if (whole !== hyphened) return hyphened > whole;
  // Neither form is known: a hyphen between two words of the book probably belongs to the word.
  const parts = [head, tail].map((part) => words.get(part) ?? 0);
  return parts.every((count) => count > 2) && head.length > 3 && tail.length > 3;
};
