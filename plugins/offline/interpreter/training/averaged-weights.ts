import { hashFeature } from "../reader/linear-model.ts";
import type { PackedModel, Weights } from "../reader/linear-model.ts";

/** Weights that are being learned by an averaged perceptron. */
export interface LearningWeights extends Weights {
  /** Moves the weights of a feature for a label. */
  move(feature: string, label: number, by: number): void;
  /** Counts one more example. */
  tick(): void;
  /** The average of all weights so far, by feature. */
  average(): Map<string, readonly number[]>;
}

interface Row {
  readonly weights: Float64Array;
  readonly sums: Float64Array;
  readonly moved: Int32Array;
}

/** Makes weights for so many labels, all 0. Features that are not kept are never learned. */
export const createWeights = (count: number, isKept: (feature: string) => boolean = () => true): LearningWeights => {
  const rows = new Map<string, Row>();
  let now = 1;
  const rowOf = (feature: string): Row => {
    const before = rows.get(feature);
    if (before !== undefined) return before;
    const row = { weights: new Float64Array(count), sums: new Float64Array(count), moved: new Int32Array(count) };
    rows.set(feature, row);
    return row;
  };
  return {
    add: (feature, value, scores) => {
      const weights = rows.get(feature)?.weights;
      if (weights === undefined) return;
      for (let at = 0; at < count; at++) scores[at] = (scores[at] ?? 0) + value * (weights[at] ?? 0);
    },
    move: (feature, label, by) => {
      if (!isKept(feature)) return;
      const { weights, sums, moved } = rowOf(feature);
      const weight = weights[label] ?? 0;
      sums[label] = (sums[label] ?? 0) + weight * (now - (moved[label] ?? 0));
      moved[label] = now;
      weights[label] = weight + by;
    },
    tick: () => void now++,
    average: () => {
      const meanOf = ({ weights, sums, moved }: Row, at: number): number =>
        ((sums[at] ?? 0) + (weights[at] ?? 0) * (now - (moved[at] ?? 0))) / now;
      return new Map([...rows].map(([feature, row]) => [feature, Array.from({ length: count }, (_, at) => meanOf(row, at))]));
    },
  };
};

/** The average of several weights, as stored; those below `least` are left out. */
export const storeAverage = (learned: readonly LearningWeights[], labels: readonly string[], least: number): PackedModel => {
  const averages = learned.map((weights) => weights.average());
  const features = new Set(averages.flatMap((average) => [...average.keys()]));
  const meanOf = (feature: string, at: number): number =>
    averages.reduce((sum, average) => sum + (average.get(feature)?.[at] ?? 0), 0) / averages.length;
  const means = [...features].map((feature): Means => ({ hash: hashFeature(feature), values: labels.map((_, at) => meanOf(feature, at)) }));
  return pack(labels, means, least);
};

interface Means {
  readonly hash: number;
  readonly values: readonly number[];
}

const pack = (labels: readonly string[], means: readonly Means[], least: number): PackedModel => {
  const kept = means.flatMap(({ hash, values }) => {
    const pairs = values.flatMap((value, at) => (Math.abs(value) < least ? [] : [{ at, value: Math.round(value * 100) }]));
    return pairs.length === 0 ? [] : [{ hash, pairs }];
  });
  // Of two features with one hash the first is kept.
  const sorted = kept.toSorted((a, b) => a.hash - b.hash).filter(({ hash }, at, all) => all[at - 1]?.hash !== hash);
  const starts = [0];
  for (const { pairs } of sorted) starts.push((starts.at(-1) ?? 0) + pairs.length);
  const pairs = sorted.flatMap((row) => row.pairs);
  return {
    labels,
    hashes: Uint32Array.from(sorted, ({ hash }) => hash),
    starts: Uint32Array.from(starts),
    owners: Uint8Array.from(pairs, ({ at }) => at),
    values: Int16Array.from(pairs, ({ value }) => value),
  };
};
