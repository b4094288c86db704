import { hashFeature } from "../reader/linear-model.ts";
import type { PackedModel } from "../reader/linear-model.ts";
import type { Averages } from "./averaged-weights.ts";

/** The weights of one feature for all labels. */
interface Row {
  readonly hash: number;
  readonly values: ArrayLike<number>;
}

/** In which steps weights are stored, and how large one must be to be stored. */
export interface Grain {
  readonly unit: number;
  readonly least: number;
}

/** Packs the mean of the averages of several runs. */
export const packAverages = (runs: readonly Averages[], labels: readonly string[], grain: Grain): PackedModel => {
  const hashes = new Set(runs.flatMap((run) => [...run.keys()]));
  const meanOf = (hash: number, at: number): number => runs.reduce((sum, run) => sum + (run.get(hash)?.[at] ?? 0), 0) / runs.length;
  return pack(
    labels,
    [...hashes].map((hash) => ({ hash, values: labels.map((_, at) => meanOf(hash, at)) })),
    grain,
  );
};

/** Packs the weights of named features, all labels of the first before those of the second. */
export const packWeights = (labels: readonly string[], names: readonly string[], weights: Float64Array, grain: Grain): PackedModel =>
  pack(
    labels,
    names.map((name, at) => ({ hash: hashFeature(name), values: weights.subarray(at * labels.length, (at + 1) * labels.length) })),
    grain,
  );

const pack = (labels: readonly string[], all: readonly Row[], { unit, least }: Grain): PackedModel => {
  const rows = all.flatMap(({ hash, values }) => {
    const pairs = Array.from(values, (value, at) => ({ at, value: Math.round(value / unit) })).filter(
      ({ value }) => value !== 0 && Math.abs(value) * unit >= least,
    );
    return pairs.length === 0 ? [] : [{ hash, pairs }];
  });
  // Of two features with one hash the first is kept.
  const sorted = rows.toSorted((a, b) => a.hash - b.hash).filter(({ hash }, at, list) => list[at - 1]?.hash !== hash);
  const starts = [0];
  for (const { pairs } of sorted) starts.push((starts.at(-1) ?? 0) + pairs.length);
  const pairs = sorted.flatMap((row) => row.pairs);
  return {
    labels,
    hashes: Uint32Array.from(sorted, ({ hash }) => hash),
    starts: Uint32Array.from(starts),
    owners: Uint8Array.from(pairs, ({ at }) => at),
    values: Int16Array.from(pairs, ({ value }) => value),
    unit,
  };
};
