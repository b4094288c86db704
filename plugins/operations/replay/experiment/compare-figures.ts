import type { TurnFigures } from "../documents/report.ts";
import { bootstrapMean, mean } from "./bootstrap.ts";
import type { PairedFigure } from "./documents.ts";
import { correctByHolm, signTest } from "./sign-test.ts";

/** Both ways of one turn. */
export interface FigurePair {
  readonly a: TurnFigures;
  readonly b: TurnFigures;
}

/** The figures that are compared, and whether less is better. */
const metrics: readonly (readonly [keyof TurnFigures, PairedFigure["better"]])[] = [
  ["standing_faults", "lower"],
  ["leaks", "lower"],
  ["faults", "lower"],
  ["drafts", "lower"],
  ["dropped", "lower"],
  ["words", "neither"],
  ["cost", "lower"],
  ["call_ms", "lower"],
];

/** With fewer pairs no result is significant: five equal signs occur by chance once in sixteen. */
const fewest = { pairs: 10, differing: 6 };

/** Compares two variants of the same turns, figure by figure. */
export const compareFigures = (pairs: readonly FigurePair[]): PairedFigure[] => {
  const compared = metrics.map(([metric, better]) => comparePairs(metric, better, pairs));
  const corrected = correctByHolm(compared.map(({ p }) => p));
  return compared.map((figure, at) => {
    const p_corrected = corrected[at] ?? 1;
    return { ...figure, p_corrected, verdict: judge(figure, p_corrected) };
  });
};

type FigureComparison = Omit<PairedFigure, "p_corrected" | "verdict">;

const comparePairs = (metric: keyof TurnFigures, better: PairedFigure["better"], pairs: readonly FigurePair[]): FigureComparison => {
  const differences = pairs.map(({ a, b }) => b[metric] - a[metric]);
  const [a_lower, b_lower] = [differences.filter((d) => d > 0).length, differences.filter((d) => d < 0).length];
  return {
    metric,
    better,
    pairs: pairs.length,
    mean_a: mean(pairs.map(({ a }) => a[metric])),
    mean_b: mean(pairs.map(({ b }) => b[metric])),
    mean_difference: mean(differences),
    interval: bootstrapMean(differences),
    a_lower,
    b_lower,
    ties: pairs.length - a_lower - b_lower,
    p: signTest(a_lower, b_lower),
  };
};

/** A difference is shown when both the sign test and the interval speak for it. */
const judge = ({ pairs, a_lower, b_lower, interval: [low, high] }: FigureComparison, p: number): PairedFigure["verdict"] => {
  if (pairs < fewest.pairs || (a_lower + b_lower > 0 && a_lower + b_lower < fewest.differing)) return "too_few";
  if (p >= 0.05 || (low <= 0 && high >= 0)) return "no_difference_shown";
  return low > 0 ? "a_lower" : "b_lower";
};
