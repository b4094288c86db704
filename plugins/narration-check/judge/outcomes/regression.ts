import type { Features } from "./clause-features.ts";

/** The outcome that a lesson narrates: the action worked, failed, or neither. */
export type OutcomeLabel = "worked" | "failed" | "neither";

/** The features of a text, and the outcome that it narrates. */
export interface Lesson {
  readonly features: Features;
  readonly label: OutcomeLabel;
}

/** The weight of each feature for either outcome. */
export interface Weights {
  readonly worked: Float64Array;
  readonly failed: Float64Array;
}

const passes = 7;
const rate = 0.3;
const decay = 0.005;

/** Multinomial logistic regression with AdaGrad (Duchi, Hazan and Singer, 2011), in a fixed order, so that the result is the same on every machine. Features are numbered below `size`. */
export const learn = (lessons: readonly Lesson[], size: number): Weights => {
  const fresh = () => ({ weights: new Float64Array(size), sums: new Float64Array(size).fill(0.5) });
  const sides = { worked: fresh(), failed: fresh() };
  const weights = { worked: sides.worked.weights, failed: sides.failed.weights };
  for (let at = 0; at < lessons.length * passes; at += 1) {
    const lesson = lessons[(at * 7919) % lessons.length];
    if (lesson === undefined) continue;
    const likely = likelihoods(lesson.features, weights);
    for (const side of ["worked", "failed"] as const) descend(lesson.features, likely[side] - (lesson.label === side ? 1 : 0), sides[side]);
  }
  return weights;
};

const descend = ({ ids, shares }: Features, slope: number, { weights, sums }: { weights: Float64Array; sums: Float64Array }): void => {
  for (let nth = 0; nth < ids.length; nth += 1) {
    const id = ids[nth] ?? 0;
    const step = slope * (shares[nth] ?? 0) + decay * (weights[id] ?? 0);
    const sum = (sums[id] ?? 0) + step * step;
    sums[id] = sum;
    weights[id] = (weights[id] ?? 0) - (rate * step) / Math.sqrt(sum);
  }
};

/** The probability of each outcome. */
export const likelihoods = (features: Features, { worked, failed }: Weights): { worked: number; failed: number } => {
  const [up, down] = [Math.exp(dotProduct(features, worked)), Math.exp(dotProduct(features, failed))];
  return { worked: up / (1 + up + down), failed: down / (1 + up + down) };
};

const dotProduct = ({ ids, shares }: Features, weights: Float64Array): number => {
  let sum = 0;
  for (let nth = 0; nth < ids.length; nth += 1) sum += (shares[nth] ?? 0) * (weights[ids[nth] ?? 0] ?? 0);
  return sum;
};
