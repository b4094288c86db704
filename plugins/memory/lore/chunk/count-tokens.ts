import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { O200K_TOKEN_SPLIT_REGEX as words } from "gpt-tokenizer/encodingParams/constants";
import { readBytePairs } from "./byte-pairs.ts";

const pairs = readBytePairs(readFileSync(fileURLToPath(import.meta.resolve("gpt-tokenizer/data/o200k_base.tiktoken"))));

/** Counts the tokens of a text in the encoding `o200k_base`. Its table is slow to load, so only indexing uses it. */
export const countTokens = (text: string): number => {
  let count = 0;
  for (const [word] of text.matchAll(words)) count += countPieces(word);
  return count;
};

/** What words came to. Longer ones are left out: they would hold the text that they are a part of. */
const counted = new Map<string, number>();
const kept = 10_000;
const longest = 12;

const countPieces = (word: string): number => {
  const known = counted.get(word);
  if (known !== undefined) return known;
  const bytes = Buffer.from(word);
  const count = pairs.rank(bytes, 0, bytes.length) === -1 ? divide(bytes) : 1;
  if (word.length <= longest && counted.size < kept) counted.set(word, count);
  return count;
};

/** Joins neighbours, those of the lowest rank first, until no two of them are a piece. Returns how many remain. */
const divide = (bytes: Uint8Array): number => {
  const ends = Array.from(bytes, (_, at) => at + 1);
  const rankAt = (nth: number): number => {
    const end = ends[nth + 1];
    const rank = end === undefined ? -1 : pairs.rank(bytes, ends[nth - 1] ?? 0, end);
    return rank === -1 ? Infinity : rank;
  };
  const ranks = ends.map((_, nth) => rankAt(nth));
  for (;;) {
    const first = lowest(ranks);
    if (first === -1) return ends.length;
    ends.splice(first, 1);
    ranks.splice(first, 1);
    ranks[first] = rankAt(first);
    if (first > 0) ranks[first - 1] = rankAt(first - 1);
  }
};

const lowest = (ranks: readonly number[]): number => {
  let first = -1;
  for (let nth = 0; nth < ranks.length; nth += 1) if ((ranks[nth] ?? Infinity) < (ranks[first] ?? Infinity)) first = nth;
  return first;
};
