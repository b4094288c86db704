import { stemmer } from "stemmer";
import { lemmas } from "./english/irregular-verbs.ts";

/** One form for all forms of a word: `struck`, `strikes` and `striking` are `strike`'s stem (Porter 1980, after a table of irregular verbs). Words are in lower case. */
export const stemOf = (word: string): string => {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  if (cache.size >= cacheLimit) cache.clear();
  const stem = stemmer(lemmas.get(word) ?? word);
  cache.set(word, stem);
  return stem;
};

const cache = new Map<string, string>();
const cacheLimit = 20_000;
