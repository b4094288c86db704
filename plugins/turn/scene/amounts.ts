import type { Entity } from "freeform-rpg/schemas";
import { findNumbers, fold, singularOf } from "freeform-rpg/language";
import { aliasesOf } from "./names.ts";
import { phraseWords } from "./name-phrase.ts";

/** The words of a text for reading amounts: times of day taken out, nouns in the singular. */
export const amountWords = (text: string): string[] => saidWords(text).map(singularOf);

/** The words of a text as they stand, times of day taken out. */
export const saidWords = (text: string): string[] =>
  fold(text)
    .replaceAll(/\d{1,2}:\d{2}/g, " ")
    .match(/\d[\d,]*\d|[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

/** The share that words ask for: 1 for "all of it", 0.5 for "half of it", `undefined` for none. */
export const shareIn = (words: readonly string[]): number | undefined => {
  const text = words.join(" ");
  if (/\bhalf (?:of|my|the|it|what|that|our)\b/.test(text)) return 0.5;
  if (/\b(?:a|one) third of\b/.test(text)) return 1 / 3;
  if (/\b(?:a|one) quarter of\b/.test(text)) return 0.25;
  return /\b(?:all (?:of|my|the|it|that|thi|our|i)|everything|every last|every single|the lot|the whole (?:purse|lot))\b/.test(text)
    ? 1
    : undefined;
};

/** How many of a thing a text asks for: a number, `all`, or `undefined` when it says nothing about it. `have` is how many there are. */
export const countIn = (said: string, item: Entity, have: number): number | undefined => {
  const text = withoutQuotations(said);
  const words = amountWords(text);
  const names = new Set([item.name, ...aliasesOf(item)].flatMap(phraseWords).flatMap((word) => [word, ...word.split("-")]));
  const numbers = findNumbers(words).filter(({ start }) => !isLabel(words, start));
  const counted = numbers.find(({ end }) => names.has(nounAfter(words, end))) ?? numbers.find(({ end }) => isOpen(words[end]));
  if (counted !== undefined) return counted.value;
  const share = shareIn(words);
  if (share !== undefined) return Math.max(1, Math.floor(have * share));
  return isPlural(text, names) ? have : undefined;
};

/** What is said aloud counts nothing: "apple to her. 'took two of us'". */
const withoutQuotations = (text: string): string =>
  text.replaceAll(/["“][^"“”]*["”]|(?<![\p{L}\p{N}])['‘][^'‘’]*['’](?![\p{L}\p{N}])/gu, " ");

const nounAfter = (words: readonly string[], end: number): string =>
  words.slice(end).find((word) => !/^(?:of|the|my|your|his|her|their|these|those|more|good|last)$/.test(word)) ?? "";

/** "Locker 417", "in 0417": a number that something bears. */
const isLabel = (words: readonly string[], start: number): boolean =>
  /^0\d/.test(words[start] ?? "") ||
  (start > 0 &&
    /^(?:locker|room|number|no|door|gate|box|drawer|page|line|berth|pier|dock|bay|cell|table|seat|platform|slot|cabinet|level|floor|deck|house)$/.test(
      words[start - 1] ?? "",
    ));

const isOpen = (word: string | undefined): boolean =>
  word === undefined || /^(?:of|to|from|away|here|there|down|for|in|into|on)$/.test(word);

/** True for "the rounds": all that there are. */
const isPlural = (text: string, names: ReadonlySet<string>): boolean =>
  [...fold(text).matchAll(/\b(?:the|my|these|those|his|her|their) ([\p{L}-]+s)\b/gu)].some(
    ([, word = ""]) => names.has(singularOf(word)) && singularOf(word) !== word,
  );
