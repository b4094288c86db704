import type { Weights } from "../reader/linear-model.ts";

/** The average of weights that were learned: a row of all labels for the hash of each feature. */
export type Averages = ReadonlyMap<number, Float64Array>;

/** Weights that are being learned by an averaged perceptron. */
export interface LearningWeights extends Weights {
  /** Moves the weight of a feature, given by its hash, for a label. Features that are not kept stay at 0. */
  move(hash: number, label: number, by: number): void;
  /** Counts one more example. */
  tick(): void;
  /** The average of all weights so far. */
  average(): Averages;
}

/** Makes weights of the features that are kept, given by their hashes, for so many labels, all 0. */
export const createWeights = (count: number, kept: readonly number[]): LearningWeights => {
  const rowOf = numberHashes(kept);
  const weights = new Float32Array(kept.length * count);
  const sums = new Float64Array(kept.length * count);
  const moved = new Int32Array(kept.length * count);
  let now = 1;
  const rows = new WeakMap<Uint32Array, Int32Array>();
  const rowsOf = (hashes: Uint32Array): Int32Array => {
    const known = rows.get(hashes);
    if (known !== undefined) return known;
    const found = Int32Array.from(hashes, rowOf).filter((row) => row >= 0);
    rows.set(hashes, found);
    return found;
  };
  const addRow = (row: number, value: number, scores: Float64Array): void => {
    for (let at = 0, from = row * count; at < count; at++, from++) scores[at] = (scores[at] ?? 0) + value * (weights[from] ?? 0);
  };
  return {
    add: (hash, value, scores) => {
      const row = rowOf(hash);
      if (row >= 0) addRow(row, value, scores);
    },
    addAll: (hashes, scores) => {
      for (const row of rowsOf(hashes)) addRow(row, 1, scores);
    },
    move: (hash, label, by) => {
      const row = rowOf(hash);
      if (row < 0) return;
      const at = row * count + label;
      const weight = weights[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + weight * (now - (moved[at] ?? 0));
      moved[at] = now;
      weights[at] = weight + by;
    },
    tick: () => void now++,
    average: () => {
      const means = sums.map((sum, at) => (sum + (weights[at] ?? 0) * (now - (moved[at] ?? 0))) / now);
      return new Map(kept.map((hash, row) => [hash, means.subarray(row * count, (row + 1) * count)]));
    },
  };
};

/** Numbers hashes in their order by a table with open addresses, several times as fast as a map. -1 for a hash that is not listed. */
const numberHashes = (hashes: readonly number[]): ((hash: number) => number) => {
  const size = 2 ** Math.ceil(Math.log2(hashes.length * 2 + 2));
  const rows = new Int32Array(size).fill(-1);
  const keys = new Uint32Array(size);
  for (const [row, hash] of hashes.entries()) {
    let at = hash & (size - 1);
    while (rows[at] !== -1) at = (at + 1) & (size - 1);
    rows[at] = row;
    keys[at] = hash;
  }
  return (hash) => {
    let at = hash & (size - 1);
    while (rows[at] !== -1 && keys[at] !== hash) at = (at + 1) & (size - 1);
    return rows[at] ?? -1;
  };
};
