import { isUnknownWord } from "../text/tag-text.ts";
import { men } from "./person-words.ts";
import { isSlip } from "./slips.ts";
import type { Call, Named } from "./name-book.ts";
import { lowWords, positions } from "./noun-words.ts";
import type { NounWords } from "./noun-words.ts";

/** How surely the words of a noun phrase mean something: 0 for not at all; from 4 on it may be meant, from 8 on it is named in full. */
export const matchName = (said: NounWords, named: Named): number => Math.max(0, ...named.calls.map((call) => matchCall(said, named, call)));

const matchCall = (said: NounWords, named: Named, call: Call): number => {
  const { words } = said;
  if (words.length === 0 || call.words.length === 0) return 0;
  if (call.words.length > 1 && words.length === 1 && words[0] === call.words.join("")) return 9;
  if (words.length === call.words.length && words.every((word) => isIn(call.words, word))) return 10;
  if (named.kind === "person") return matchPerson(said, named, call.words);
  const heads = Math.max(
    likeness(said.head, call.head),
    call.words.length === 1 ? likeness(said.head, call.words[0] ?? "") : 0,
    isMan(said, call) || isThingOf(said, call) ? 0.8 : 0,
  );
  return heads === 0 ? matchModifier(said, named, call.words) : matchThing(said, named, call.words, heads);
};

/** A thing whose head is right: the words before it must not speak of another. */
const matchThing = (said: NounWords, { calls, described, carried, present }: Named, call: readonly string[], heads: number): number => {
  const others = said.words.filter((word) => word !== said.head);
  const shared = others.filter((word) => isLike(call, word)).length;
  const strange = others.filter((word) => !lowWords.has(word) && !isLike(call, word));
  const told = strange.filter((word) => isIn(described, word) || calls.some(({ words }) => isLike(words, word)));
  const unfitting = strange.filter((word) => !told.includes(word) && said.content.has(word));
  // "The poor box" is no long crate that is elsewhere.
  if (!present && others.some((word) => !isLike(call, word) && !isIn(described, word))) return 0;
  // "The back office" is the office, unless one is called so by where it is.
  if (unfitting.length > 0)
    return unfitting.every((word) => positions.has(word)) && !call.some((word) => positions.has(word)) ? heads * 4 : 0;
  const base = said.words.every((word) => isIn(call, word)) ? 7 : 6;
  // "The inn's book" is none of one's own.
  const foreign = said.owners.length > 0 && carried && shared === 0 ? 1 : 0;
  return heads * (base + shared * 0.8 + told.length * 0.5) - foreign;
};

/** "The straw guy" is the straw man. */
const isMan = ({ words, head }: NounWords, call: Call): boolean =>
  men.has(head) && men.has(call.head) && words.some((word) => word !== head && isIn(call.words, word));

/** "That shrouded thing" is the shrouded shape. */
const isThingOf = ({ words, head }: NounWords, call: Call): boolean =>
  /^(?:things?|objects?|shapes?|contraption|device|gadget|thingy|stuff)$/.test(head) &&
  words.length > 1 &&
  words.every((word) => word === head || isIn(call.words, word));

/** "The left wall" is the left-hand wall. */
const isPartOf = (said: string, word: string): boolean => word.includes("-") && word.split("-").includes(said);

const isIn = (words: readonly string[], word: string): boolean => words.some((other) => isSame(word, other));

const isLike = (words: readonly string[], word: string): boolean =>
  words.some((other) => isSame(word, other) || isPartOf(word, other) || isMisspelt(word, other));

const likeness = (said: string, word: string): number =>
  isSame(said, word) ? 1 : isMisspelt(said, word) || isCutShort(said, word) || isCompound(said, word) ? 0.8 : 0;

/** "Prints" for footprints: the last part of a compound. */
const isCompound = (said: string, word: string): boolean => said.length >= 4 && word.length > said.length + 2 && word.endsWith(said);

const titles = new Set(
  "dr doctor mr mrs miss ms sir lady agent captain sergeant father mother brother sister old young master mistress director the of widow".split(
    " ",
  ),
);

/** Any part of a person's name, titles apart, means the person. */
const matchPerson = ({ words, head, content }: NounWords, { proper }: Named, call: readonly string[]): number => {
  if (words.every((word) => call.some((other) => titles.has(other) && (isSame(word, other) || isMisspelt(word, other))))) return 5;
  const strong = call.filter((word) => !titles.has(word) && word.length > 1);
  const hit = words.filter((word) =>
    strong.some((other) => isSame(word, other) || (other.length >= 4 && (isMisspelt(word, other) || isPetName(word, other)))),
  );
  if (hit.length === 0) return isShort(head, call) ? 5 : 0;
  const named = hit.some((word) => proper.has(word));
  if (!hit.includes(head) && (!named || content.has(head))) return 0;
  const exact = hit.filter((word) => strong.includes(word)).length;
  return 6 + exact * 1.2 + (words.length === hit.length ? 1 : 0) + (named ? 0.5 : 0) - (exact === 0 ? 1 : 0);
};

/** "Doc", "cap", "sarge": a title cut short. */
const isShort = (head: string, call: readonly string[]): boolean =>
  head.length >= 3 && call.some((word) => word.length > head.length + 1 && titles.has(word) && word.startsWith(head));

/** "Toby" for Tobias, "Barney" for Barnaby. */
const isPetName = (word: string, name: string): boolean => {
  const stem = word.replace(/(?:ie|ey|y|s)$/, "").replace(/(.)\1$/, "$1");
  return stem !== word && stem.length >= 3 && name.length > stem.length + 1 && name.startsWith(stem) && isUnknownWord(word);
};

/** "Juke" for a jukebox: no word of its own. */
const isCutShort = (word: string, name: string): boolean =>
  word.length >= 4 && name.length > word.length + 1 && name.startsWith(word) && isUnknownWord(word);

/** A slip of the finger makes a word that the language does not know. */
const isMisspelt = (word: string, meant: string): boolean => isSlip(word, meant) && isUnknownWord(word);

/** "The locker" for a "brass locker key" is no match; "0417" for "locker 0417" is one. */
const matchModifier = (said: NounWords, { kind }: Named, call: readonly string[]): number =>
  kind !== "person" && said.words.length === 1 && /\d/.test(said.head) && call.includes(said.head) ? 7 : 0;

/** Equal, or one the plural of the other. */
const isSame = (said: string, word: string): boolean =>
  said === word || said === `${word}s` || `${said}s` === word || said === `${word}es` || `${said}es` === word;
