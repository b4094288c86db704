import { softmax } from "../reader/linear-model.ts";
import type { Feature, PackedModel } from "../reader/linear-model.ts";
import { packWeights } from "./pack-model.ts";
import { shuffle } from "./shuffle.ts";

/** An example to learn a label from. */
export interface LabelledExample {
  readonly features: readonly Feature[];
  readonly label: string;
  /** How much it counts. */
  readonly weight: number;
}

/** How a classifier learns. */
export interface Learning {
  readonly rounds: number;
  /** How far a first step goes. */
  readonly rate?: number;
  /** How strongly weights are drawn to 0. */
  readonly decay?: number;
  /** Weights below it are not stored. */
  readonly least?: number;
}

/** Trains a classifier: logistic regression for several labels, by AdaGrad with averaged weights. */
export const trainClassifier = (examples: readonly LabelledExample[], learning: Learning): PackedModel => {
  const labels = [...new Set(examples.map(({ label }) => label))].toSorted();
  const { rows, names } = number(examples, labels);
  const weights = learn(rows, { features: names.length, labels: labels.length }, learning);
  return packWeights(labels, names, weights, { unit: 0.01, least: learning.least ?? 0.05 });
};

interface Row {
  readonly at: Int32Array;
  readonly values: Float64Array;
  readonly gold: number;
  readonly weight: number;
}

/** Numbers the features that are seen more than once. */
const number = (examples: readonly LabelledExample[], labels: readonly string[]): { rows: Row[]; names: string[] } => {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) seen.set(nameOf(feature), (seen.get(nameOf(feature)) ?? 0) + 1);
  const names = [...seen].flatMap(([name, count]) => (count > 1 ? [name] : []));
  const numbers = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, label, weight }): Row => {
    const kept = features.filter((feature) => numbers.has(nameOf(feature)));
    return {
      at: Int32Array.from(kept, (feature) => numbers.get(nameOf(feature)) ?? 0),
      values: Float64Array.from(kept, valueOf),
      gold: labels.indexOf(label),
      weight,
    };
  });
  return { rows, names };
};

interface Size {
  readonly features: number;
  readonly labels: number;
}

const learn = (rows: readonly Row[], { features, labels }: Size, { rounds, rate = 0.3, decay = 0 }: Learning): Float64Array => {
  const weights = new Float64Array(features * labels);
  const squares = new Float64Array(features * labels).fill(0.1);
  const sums = new Float64Array(features * labels);
  const moved = new Int32Array(features);
  let now = 0;
  for (let round = 0; round < rounds; round++)
    for (const row of shuffle(rows, round + 1)) {
      now++;
      const shares = softmax(score(row, weights, labels));
      shares[row.gold] = (shares[row.gold] ?? 0) - 1;
      for (const [nth, at] of row.at.entries()) {
        const value = (row.values[nth] ?? 0) * row.weight;
        const waited = now - (moved[at] ?? 0);
        moved[at] = now;
        for (let label = 0, to = at * labels; label < labels; label++, to++) {
          const weight = weights[to] ?? 0;
          sums[to] = (sums[to] ?? 0) + weight * waited;
          const slope = (shares[label] ?? 0) * value + decay * weight;
          if (Math.abs(slope) < 1e-5) continue;
          const square = (squares[to] = (squares[to] ?? 0) + slope * slope);
          weights[to] = weight - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  return sums.map((sum, to) => (sum + (weights[to] ?? 0) * (now - (moved[Math.floor(to / labels)] ?? 0))) / now);
};

const score = ({ at, values }: Row, weights: Float64Array, labels: number): Float64Array => {
  const scores = new Float64Array(labels);
  for (const [nth, feature] of at.entries()) {
    const value = values[nth] ?? 0;
    for (let label = 0, from = feature * labels; label < labels; label++, from++)
      scores[label] = (scores[label] ?? 0) + value * (weights[from] ?? 0);
  }
  return scores;
};

const nameOf = (feature: Feature): string => (typeof feature === "string" ? feature : feature[0]);
const valueOf = (feature: Feature): number => (typeof feature === "string" ? 1 : feature[1]);
