import type { KnownTerms } from "./read-terms.ts";

/** A term of a query with its weight. */
export interface WeightedTerm {
  readonly term: string;
  /** The inverse document frequency over all searched collections. */
  readonly idf: number;
  /** The same, relative to that of a term that occurs in a single piece. */
  readonly worth: number;
  /** The term of the query that it stands for; itself, where the query has it. */
  readonly source: string;
}

/** For large collections: the minimum size, the maximum number of terms, and the maximum share of pieces that contain a term. */
const large = { pieces: 5000, terms: 8, share: 0.05 };

/** Weights a query's terms, rarest first. In large collections common ones are left out: they are slow to rank and distinguish little. */
export const weightTerms = (known: readonly KnownTerms[]): WeightedTerm[] => {
  const pieces = piecesIn(known);
  const counts = new Map<string, number>();
  for (const { terms } of known) for (const { term, pieces: some } of terms) counts.set(term, (counts.get(term) ?? 0) + some);
  const idfOf = idfIn(known);
  const rarest = [...counts]
    .map(([term, some]) => ({ term, some, idf: idfOf(some), worth: idfOf(some) / idfOf(1), source: term }))
    .toSorted((a, b) => b.idf - a.idf || (a.term < b.term ? -1 : 1));
  if (pieces < large.pieces) return rarest;
  const rare = rarest.filter(({ some }) => some <= pieces * large.share);
  return (rare.length > 0 ? rare : rarest).slice(0, large.terms);
};

/** The inverse document frequency of a term that some pieces of the collections have. */
export const idfIn = (known: readonly KnownTerms[]): ((some: number) => number) => {
  const pieces = piecesIn(known);
  return (some) => inverseFrequency(some, pieces);
};

/** The inverse document frequency of a term that some of a number of pieces have. */
export const inverseFrequency = (some: number, pieces: number): number => Math.log(1 + (pieces - some + 0.5) / (some + 0.5));

const piecesIn = (known: readonly KnownTerms[]): number => known.reduce((sum, collection) => sum + collection.pieces, 0);
