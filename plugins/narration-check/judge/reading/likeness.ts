import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { stemOf } from "freeform-rpg/language";

const Synonyms = z.strictObject({ same: z.string() });
const { same } = Synonyms.parse(parse(readFileSync(join(import.meta.dirname, "synonyms.yaml"), "utf8")));

/** Beginnings of stems are enough: "secret" and "secretly" are one. */
const rootOf = (word: string): string => stemOf(word).slice(0, 5);

/** For each word that has some, the words that may stand for it. */
const alike = new Map<string, Set<string>>();
for (const line of same.trim().split("\n")) {
  const roots = new Set(line.split(" ").map(rootOf));
  for (const root of roots) alike.set(root, new Set([...(alike.get(root) ?? []), ...roots]));
}

const empty = new Set(
  "the and are has was for its his her him had not but you who all out our own she they that this with from have been were them their there then than when what which while where would could will your yours into onto over about after before because only very just some somebody someone nobody anyone more most much many such each every other another here even also like away still again none near between without upon these those does doing done make made says said too any did how one now may can get got".split(
    " ",
  ),
);

/** What a text speaks of, in one form for all forms of a word. */
export const topicsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !empty.has(word)).map(rootOf));

/** The same topics with all that may stand for them. */
export const widen = (topics: Iterable<string>): Set<string> => {
  const wide = new Set<string>();
  for (const topic of topics) {
    wide.add(topic);
    for (const other of alike.get(topic) ?? []) wide.add(other);
  }
  return wide;
};

/** What a text says is not so. */
const denials =
  /(?:\b(?:not|never|nobody|no one|none)\b|n't\b)(?! (?:says?|said|knows?|knew|tells?|told|speaks?|mentions?|thinks?|guess(?:es|ed)?|believes?|imagines?|suspects?|suspected|expects?|forgets?)\b)[^,.;:!?"—]*/gi;

/** What a text speaks of and does not deny. */
export const affirmedTopics = (text: string): Set<string> => topicsOf(text.replaceAll(denials, " "));

/** Those topics that a text with these wide topics speaks of. */
export const sharesOf = (topics: Iterable<string>, wide: ReadonlySet<string>): string[] => [...topics].filter((topic) => wide.has(topic));

/** The words that mean something, small ones too, as they stand. */
export const contentWordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !/^(?:the|and|are|has|was|for|its|his|her|there|that|this|with)$/.test(word),
  );
