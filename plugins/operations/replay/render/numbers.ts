import type { PairedFigure } from "../experiment/documents.ts";

/** US dollars, with as many digits as small sums need. */
export const showDollars = (amount: number): string => `$${showNumber(amount)}`;

/** A number with at most four significant digits. */
export const showNumber = (value: number): string => (Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4))));

/** Milliseconds, or seconds where there are many. */
export const showMs = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

/** The verdict of a comparison of one figure, in words. */
export const showVerdict = ({ verdict, better }: PairedFigure): string => {
  if (verdict === "too_few") return "too few turns";
  if (verdict === "no_difference_shown") return "no difference shown";
  const way = verdict === "a_lower" ? "A" : "B";
  return better === "lower" ? `${way} is better` : `${way} is lower`;
};
