import { rightVectors } from "./right-vectors.ts";
import { multiply } from "./sparse.ts";
import type { SparseMatrix } from "./sparse.ts";

/** The terms of a piece of text, with the number of occurrences of each. */
export type TermCounts = ReadonlyMap<string, number>;

/** The result of a fit: vectors of the same length, whose cosine measures how similar their subjects are. */
export interface LsaFit {
  /** One for each piece, in order. */
  readonly pieces: readonly (readonly number[])[];
  /** The vector that each term adds to a query. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
}

/** The weight of a neighbour's terms, by its distance. */
const neighbourWeights = [1, 0.5, 0.25] as const;

/**
 * Latent semantic analysis: a truncated SVD over tf-idf of windows of neighbouring pieces (Deerwester et al. 1990). `groups` has
 * the group of each piece: a window ends where its group ends. `dimensions` is the length of the vectors.
 */
export const fitLsa = (pieces: readonly TermCounts[], groups: readonly string[], dimensions = 128): LsaFit => {
  const weights = inverseFrequencies(pieces);
  const columns = new Map([...weights.keys()].map((term, at) => [term, at]));
  const windows = pieces.map((_, at) => windowAt(pieces, groups, at));
  const matrix = sparseOf(windows, weights, columns);
  const right = rightVectors(matrix, Math.min(dimensions, rankFor(pieces.length)));
  const placed = multiply(matrix, right);
  const padded = (row: readonly number[]) => [...row, ...Array.from({ length: dimensions - row.length }, () => 0)];
  return {
    pieces: placed.to2DArray().map(padded),
    terms: new Map([...columns].map(([term, at]) => [term, padded(right.getRow(at).map((value) => value * (weights.get(term) ?? 0)))])),
  };
};

/** About four times the root of the number of pieces, at least 64. */
const rankFor = (pieces: number): number => Math.max(64, Math.round(4 * Math.sqrt(pieces)));

const inverseFrequencies = (pieces: readonly TermCounts[]): Map<string, number> => {
  const frequencies = new Map<string, number>();
  for (const piece of pieces) for (const term of piece.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return new Map([...frequencies].map(([term, count]) => [term, Math.log(1 + pieces.length / count)]));
};

const windowAt = (pieces: readonly TermCounts[], groups: readonly string[], at: number): Map<string, number> => {
  const window = new Map<string, number>();
  neighbourWeights.forEach((weight, distance) => {
    for (const near of distance === 0 ? [at] : [at - distance, at + distance])
      if (groups[near] === groups[at])
        for (const [term, count] of pieces[near] ?? []) window.set(term, (window.get(term) ?? 0) + weight * count);
  });
  return window;
};

const sparseOf = (
  windows: readonly TermCounts[],
  weights: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
): SparseMatrix => ({
  columns: columns.size,
  rows: windows.map((window) => {
    const terms = [...window].map(([term, count]) => ({ at: columns.get(term) ?? 0, value: Math.log1p(count) * (weights.get(term) ?? 0) }));
    const length = Math.hypot(...terms.map(({ value }) => value)) || 1;
    return { at: terms.map(({ at }) => at), values: terms.map(({ value }) => value / length) };
  }),
});
