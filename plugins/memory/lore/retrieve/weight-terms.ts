import type { KnownTerms } from "./read-terms.ts";

/** A term of a question with what it is worth. */
export interface WeightedTerm {
  readonly term: string;
  /** Inverse document frequency over all collections that are asked. */
  readonly idf: number;
  /** The same as a share of what a term would be worth that a single piece holds. */
  readonly worth: number;
}

/** Terms that a question keeps in large collections, and how common they may be there. */
const large = { pieces: 5000, terms: 8, share: 0.05 };

/** The question's terms, rarest first. In large collections common ones are left out: they cost much and distinguish little. */
export const weightTerms = (known: readonly KnownTerms[]): WeightedTerm[] => {
  const pieces = known.reduce((sum, collection) => sum + collection.pieces, 0);
  const holding = new Map<string, number>();
  for (const { terms } of known) for (const { term, pieces: some } of terms) holding.set(term, (holding.get(term) ?? 0) + some);
  const idfOf = (some: number) => Math.log(1 + (pieces - some + 0.5) / (some + 0.5));
  const rarest = [...holding]
    .map(([term, some]) => ({ term, some, idf: idfOf(some), worth: idfOf(some) / idfOf(1) }))
    .toSorted((a, b) => b.idf - a.idf || (a.term < b.term ? -1 : 1));
  if (pieces < large.pieces) return rarest;
  const rare = rarest.filter(({ some }) => some <= pieces * large.share);
  return (rare.length > 0 ? rare : rarest).slice(0, large.terms);
};
