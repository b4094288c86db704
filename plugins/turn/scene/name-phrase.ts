import { fold, memoize, singularOf, spokenWordsOf } from "freeform-rpg/language";

/** A noun phrase: what it names, the words before that, and those behind a preposition: `the tarred cart rope on the wall`. */
export interface NamePhrase {
  readonly head: string;
  readonly modifiers: readonly string[];
  readonly rest: readonly string[];
}

const prepositions: ReadonlySet<string> = new Set(
  "of with without in on at by from under over behind above below beside between for to near inside who that which labelled marked".split(
    " ",
  ),
);
const articles: ReadonlySet<string> = new Set("the a an some my your his her their its this that these those".split(" "));

/** Words that tell one thing from no other: any name may be said with them. */
const idle: ReadonlySet<string> = new Set("old young little big small large tall short good poor dear same other own".split(" "));

/** Names of some campaigns, and what is said of them: a turn compares each name with each phrase. */
const keptPhrases = 5000;

/** The words of a phrase as they are compared: folded, singular, without articles. A hyphenated word is one word. */
export const phraseWords = memoize(
  (text): readonly string[] =>
    spokenWordsOf(text)
      .filter((word) => !articles.has(word))
      .map(singularOf),
  keptPhrases,
);

/** Reads a phrase up to its first comma or bracket. Prepositions at its beginning do not count. */
export const readPhrase = memoize((text): NamePhrase => {
  const words = phraseWords(fold(text).split(/[,:;(]/)[0] ?? "");
  const at = words.findIndex((word, index) => index > 0 && prepositions.has(word));
  const core = at < 0 ? words : words.slice(0, at);
  const rest = at < 0 ? [] : words.slice(at + 1).filter((word) => !prepositions.has(word));
  return { head: core.at(-1) ?? "", modifiers: core.slice(0, -1), rest };
}, keptPhrases);

/** True when both phrases are the same words, hyphens and blanks alike, in singular or plural. */
export const isSamePhrase = (a: string, b: string): boolean => {
  const words = flatten(a);
  return words !== "" && words === flatten(b);
};

const flatten = memoize((text) => phraseWords(text).join(" ").replaceAll("-", " "), keptPhrases);

/**
 * True when what was said names the thing by its head noun, and every other word said belongs to its name: `rope` and `tarred rope` are a
 * `tarred cart rope`; `bell rope` and `cart` are not.
 */
export const namesByHead = (said: NamePhrase, name: string): boolean => {
  const { head, modifiers, rest } = readPhrase(name);
  if (said.head === "" || said.head !== head) return false;
  const known = new Set([...modifiers, ...rest]);
  return said.modifiers.every((word) => known.has(word) || idle.has(word)) && said.rest.every((word) => known.has(word));
};

/** True when every word said is a word of the name: `cart` is in `cart rope`. The weakest way to name something. */
export const namesByWords = (said: NamePhrase, name: string): boolean => {
  const words = new Set(phraseWords(name));
  const all = [...said.modifiers, said.head, ...said.rest].filter((word) => word !== "" && !idle.has(word));
  return all.length > 0 && all.every((word) => words.has(word));
};

/** True when every word said stands in a proper name, with a capital: `Hester` names `Goody Hester Pannage`, `salt` no `salt-wife`. */
export const namesProperly = (said: NamePhrase, name: string): boolean => {
  const capitals = new Set((name.match(/\p{Lu}[\p{L}\p{N}'’-]*/gu) ?? []).flatMap(phraseWords));
  const all = [...said.modifiers, said.head, ...said.rest].filter((word) => word !== "" && !idle.has(word));
  return all.length > 0 && all.every((word) => capitals.has(word));
};
