import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

const rounds = 2000;

/** The 95 % percentile bootstrap interval of a mean: the same for the same values. Without values it is nothing to nothing. */
export const bootstrapMean = (values: readonly number[]): [number, number] => {
  if (values.length === 0) return [0, 0];
  const generator = xoroshiro128plus(values.length);
  const draw = (): number => values[uniformInt(generator, 0, values.length - 1)] ?? 0;
  const means = Array.from({ length: rounds }, () => mean(values.map(draw))).sort((a, b) => a - b);
  return [means[Math.floor(rounds * 0.025)] ?? 0, means[Math.ceil(rounds * 0.975) - 1] ?? 0];
};

/** The mean; 0 without values. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
