/* oxlint-disable complexity */
import { isUnknownWord } from "../text/tag-text.ts";
import { isSlip } from "./slips.ts";
import type { Call, Named } from "./name-book.ts";
import { lowWords } from "./noun-words.ts";
import type { NounWords } from "./noun-words.ts";

/** How surely the words of a noun phrase mean something: 0 for not at all; from 4 on it may be meant, from 8 on it is named in full. */
export const matchName = (said: NounWords, named: Named): number => Math.max(0, ...named.calls.map((call) => matchCall(said, named, call)));

const matchCall = (said: NounWords, named: Named, { words: call, head }: Call): number => {
  const words = said.words;
  if (words.length === 0 || call.length === 0) return 0;
  if (call.length > 1 && words.length === 1 && words[0] === call.join("")) return 9;
  const all = words.every((word) => call.some((other) => isSame(word, other)));
  if (all && words.length === call.length) return 10;
  if (named.kind === "person") return matchPerson(said, named, call);
  const near = (word: string): number => (isSame(said.head, word) ? 1 : isMisspelt(said.head, word) ? 0.8 : 0);
  const heads = Math.max(near(head), call.length === 1 ? near(call[0] ?? "") : 0);
  if (heads === 0) return matchModifier(said, named, call);
  const others = words.filter((word) => word !== said.head);
  const shared = others.filter((word) => call.some((other) => isSame(word, other) || isMisspelt(word, other))).length;
  const strange = others.filter((word) => !lowWords.has(word) && !call.some((other) => isSame(word, other) || isMisspelt(word, other)));
  const told = strange.filter((word) => named.described.some((other) => isSame(word, other)));
  const against = strange.filter((word) => !told.includes(word) && said.telling.has(word)).length;
  if (against > 0) return 0;
  const base = all ? 7 : 6;
  // "The inn's book" is none of one's own.
  const others_ = said.owners.length > 0 && named.carried && shared === 0 ? 1 : 0;
  return heads * (base + shared * 0.8 + told.length * 0.5) - others_;
};

const titles = new Set(
  "dr doctor mr mrs miss ms sir lady agent captain sergeant father mother brother sister old young master mistress director the of widow".split(
    " ",
  ),
);

/** Any part of a person's name, titles apart, means the person. */
const matchPerson = (said: NounWords, { proper }: Named, call: readonly string[]): number => {
  const strong = call.filter((word) => !titles.has(word) && word.length > 1);
  const titled = said.words.every((word) => titles.has(word)) && said.words.every((word) => call.some((other) => isSame(word, other)));
  if (titled) return 5;
  const isProper = (word: string): boolean => proper.has(word);
  const hit = said.words.filter((word) => strong.some((other) => isSame(word, other) || (other.length >= 4 && isMisspelt(word, other))));
  if (hit.length === 0) return isShort(said.head, call) ? 5 : 0;
  const exact = hit.filter((word) => strong.includes(word)).length;
  const headed = hit.includes(said.head);
  if (!headed && !hit.some(isProper)) return 0;
  if (!headed && said.telling.has(said.head)) return 0;
  return 6 + exact * 1.2 + (said.words.length === hit.length ? 1 : 0) + (hit.some(isProper) ? 0.5 : 0) - (exact === 0 ? 1 : 0);
};

/** "Doc", "cap", "sarge": a title cut short. */
const isShort = (head: string, call: readonly string[]): boolean =>
  head.length >= 3 && call.some((word) => word.length > head.length + 1 && titles.has(word) && word.startsWith(head));

/** A slip of the finger makes a word that the language does not know. */
const isMisspelt = (word: string, meant: string): boolean => isSlip(word, meant) && isUnknownWord(word);

/** "The locker" for a "brass locker key" is no match; "0417" for "locker 0417" is one. */
const matchModifier = (said: NounWords, { kind }: Named, call: readonly string[]): number =>
  kind !== "person" && said.words.length === 1 && /\d/.test(said.head) && call.includes(said.head) ? 7 : 0;

/** Equal, or one the plural of the other. */
const isSame = (said: string, word: string): boolean =>
  said === word || said === `${word}s` || `${said}s` === word || said === `${word}es` || `${said}es` === word;
