import { memoize } from "./memoize.ts";

const irregular: Readonly<Record<string, string>> = {
  men: "man",
  women: "woman",
  children: "child",
  people: "person",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  wives: "wife",
  knives: "knife",
  lives: "life",
  thieves: "thief",
  leaves: "leaf",
  shelves: "shelf",
  wolves: "wolf",
  loaves: "loaf",
};

const keptWords = 10_000;

/** The singular of an English noun in lower case: `guards` is `guard`, `boxes` is `box`, `salt-wives` is `salt-wife`; any other word is itself. */
export const singularOf = memoize((word): string => {
  const [, before = "", last = ""] = /^(.*-)?([^-]*)$/.exec(word) ?? [];
  return `${before}${singularOfOne(last)}`;
}, keptWords);

const singularOfOne = (word: string): string => {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (/(?:women|men)$/.test(word)) return word.replace(/men$/, "man");
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.length > 2 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
};
