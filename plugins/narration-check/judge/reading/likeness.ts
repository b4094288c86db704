import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { stemOf } from "freeform-rpg/language";

const Synonyms = z.strictObject({ same: z.string() });
const { same } = Synonyms.parse(parse(readFileSync(join(import.meta.dirname, "synonyms.yaml"), "utf8")));

/** The first letters of a stem are enough: "secret" and "secretly" have the same root. Words recur from draft to draft, so each is read once. */
const rootOf = (word: string): string => {
  const known = roots.get(word);
  if (known !== undefined) return known;
  if (roots.size >= maxRemembered) roots.clear();
  const root = stemOf(word).slice(0, 5);
  roots.set(word, root);
  return root;
};

const maxRemembered = 50_000;
const roots = new Map<string, string>();

/** The synonyms of each root. */
const synonyms = new Map<string, Set<string>>();
for (const line of same.trim().split("\n")) {
  const roots = new Set(line.split(" ").map(rootOf));
  for (const root of roots) synonyms.set(root, new Set([...(synonyms.get(root) ?? []), ...roots]));
}

const empty = new Set(
  "the and are has was for its his her him had not but you who all out our own she they that this with from have been were them their there then than when what which while where would could will your yours into onto over about after before because only very just some somebody someone nobody anyone more most much many such each every other another here even also like away still again none near between without upon these those does doing done make made says said too any did how one now may can get got".split(
    " ",
  ),
);

/** The topics of a text: the roots of its content words. */
export const topicsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !empty.has(word)).map(rootOf));

/** The topics of a text that recurs from draft to draft, such as a fact. */
export const topicsOfFact = (text: string): ReadonlySet<string> => {
  const known = factTopics.get(text);
  if (known !== undefined) return known;
  if (factTopics.size >= maxRemembered) factTopics.clear();
  const topics = topicsOf(text);
  factTopics.set(text, topics);
  return topics;
};

const factTopics = new Map<string, ReadonlySet<string>>();

/** The topics together with their synonyms. */
export const widen = (topics: Iterable<string>): Set<string> => {
  const wide = new Set<string>();
  for (const topic of topics) {
    wide.add(topic);
    for (const other of synonyms.get(topic) ?? []) wide.add(other);
  }
  return wide;
};

/** A denied part of a text. */
const denials =
  /(?:\b(?:not|never|nobody|no one|none)\b|n't\b)(?! (?:says?|said|knows?|knew|tells?|told|speaks?|mentions?|thinks?|guess(?:es|ed)?|believes?|imagines?|suspects?|suspected|expects?|forgets?)\b)[^,.;:!?"—]*/gi;

/** The topics of a text, without those that it denies. */
export const affirmedTopics = (text: string): Set<string> => topicsOf(text.replaceAll(denials, " "));

/** The topics that are among the widened topics of a text. */
export const sharesOf = (topics: Iterable<string>, wide: ReadonlySet<string>): string[] => [...topics].filter((topic) => wide.has(topic));

/** The content words of a text, short ones included, in lower case. */
export const contentWordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
    (word) => !/^(?:the|and|are|has|was|for|its|his|her|there|that|this|with)$/.test(word),
  );
