import { splitWords } from "freeform-rpg/language";
import type { Word } from "freeform-rpg/language";

/** A name found in a text. */
export interface FoundName<T> {
  readonly value: T;
  readonly start: number;
  readonly end: number;
}

/** Finds names in texts: whole words in any case and spacing. Of names that begin at the same word the longest wins. */
export interface NameFinder<T> {
  find(text: string): FoundName<T>[];
}

interface Pattern<T> {
  readonly words: readonly Word[];
  readonly value: T;
}

/** Creates a finder. Of two names with the same words the first wins. */
export const createNameFinder = <T>(names: Iterable<readonly [name: string, value: T]>): NameFinder<T> => {
  const byFirstWord = new Map<string, Pattern<T>[]>();
  for (const [name, value] of names) {
    const words = splitWords(name);
    const first = words[0]?.key;
    if (first !== undefined) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, value }]);
  }
  for (const patterns of byFirstWord.values()) patterns.sort((a, b) => b.words.length - a.words.length);
  return { find: (text) => findIn(splitWords(text), byFirstWord) };
};

const findIn = <T>(words: readonly Word[], byFirstWord: ReadonlyMap<string, readonly Pattern<T>[]>): FoundName<T>[] => {
  const found: FoundName<T>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const pattern = byFirstWord.get(words[at]?.key ?? "")?.find((one) => matchesAt(one.words, words, at));
    const last = words[at + (pattern?.words.length ?? 0) - 1];
    const first = words[at];
    if (pattern === undefined || first === undefined || last === undefined) continue;
    found.push({ value: pattern.value, start: first.start, end: last.end });
    at += pattern.words.length - 1;
  }
  return found;
};

const matchesAt = (name: readonly Word[], words: readonly Word[], at: number): boolean =>
  name.every((word, place) => {
    const there = words[at + place];
    return there !== undefined && there.key === word.key && (place === 0 || there.gap === word.gap);
  });
