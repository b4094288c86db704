import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A synset of WordNet that a word belongs to, directly or by what it is a kind of. */
export interface Sense {
  /** The number of the synset. */
  readonly synset: number;
  /** Which of the word's senses has it, from 0 for the commonest. */
  readonly nth: number;
}

interface Stored {
  readonly words: string;
  /** How many senses each word has. */
  readonly counts: string;
  /** Four times the number of a synset, plus the number of the sense. */
  readonly ids: string;
}

type Kind = "verb" | "noun";

interface Table {
  readonly ids: Uint16Array;
  readonly places: ReadonlyMap<string, readonly [from: number, to: number]>;
}

let tables: Readonly<Record<Kind, Table>> | undefined;

/** The synsets of a verb or noun; a phrase joins its words by `_`. None for a word that is not listed. The first call reads the table. */
export const sensesOf = (kind: Kind, word: string): readonly Sense[] => {
  const { ids, places } = (tables ??= readTables())[kind];
  const [from, to] = places.get(word) ?? [0, 0];
  return Array.from(ids.subarray(from, to), (id) => ({ synset: id >> 2, nth: id & 3 }));
};

const readTables = (): Readonly<Record<Kind, Table>> => {
  const stored: Record<Kind, Stored> = JSON.parse(readFileSync(join(import.meta.dirname, "senses.json"), "utf8"));
  return { verb: openTable(stored.verb), noun: openTable(stored.noun) };
};

const openTable = ({ words, counts, ids }: Stored): Table => {
  const lengths = Buffer.from(counts, "base64");
  const places = new Map<string, readonly [number, number]>();
  let from = 0;
  for (const [at, word] of words.split(" ").entries()) {
    const to = from + (lengths[at] ?? 0);
    places.set(word, [from, to]);
    from = to;
  }
  return { ids: new Uint16Array(new Uint8Array(Buffer.from(ids, "base64")).buffer), places };
};
