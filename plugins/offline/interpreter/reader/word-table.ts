import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What general English knows of a word; classes are WordNet's lexicographer files, 0 for none. */
export interface WordClass {
  readonly fine: number;
  readonly coarse: number;
  readonly verb: number;
  readonly noun: number;
  /** A unit vector in whole numbers from -127 to 127. */
  readonly vector: Int8Array;
}

interface Stored {
  readonly dims: number;
  readonly words: string;
  readonly vectors: string;
  readonly fine: string;
  readonly coarse: string;
  readonly verb: string;
  readonly noun: string;
}

let table: ReadonlyMap<string, WordClass> | undefined;

/** What general English knows of a word; `undefined` for a rare one. The first call reads the table. */
export const classOf = (word: string): WordClass | undefined => (table ??= readTable()).get(word);

const readTable = (): ReadonlyMap<string, WordClass> => {
  const stored: Stored = JSON.parse(readFileSync(join(import.meta.dirname, "words.json"), "utf8"));
  const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "base64"));
  const vectors = new Int8Array(bytes(stored.vectors).buffer);
  const [fine, coarse, verb, noun] = [bytes(stored.fine), bytes(stored.coarse), bytes(stored.verb), bytes(stored.noun)];
  return new Map(
    stored.words.split(" ").map((word, at) => [
      word,
      {
        fine: fine[at] ?? 0,
        coarse: coarse[at] ?? 0,
        verb: verb[at] ?? 0,
        noun: noun[at] ?? 0,
        vector: vectors.subarray(at * stored.dims, (at + 1) * stored.dims),
      },
    ]),
  );
};
