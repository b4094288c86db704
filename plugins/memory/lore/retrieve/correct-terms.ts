import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { editDistance } from "freeform-rpg/language";
import type { KnownTerms, Term } from "./read-terms.ts";

/**
 * Limits of the correction. Shorter words too often resemble other words. Larger collections contain most misspellings themselves, and
 * searching them is slow. A query with enough known words needs no correction: a wrong one costs more than a right one gains.
 */
const limits = { minLength: 5, maxPieces: 20_000, maxKnown: 1 };

/**
 * Corrects terms of a query that no collection contains: each is replaced by the one term that differs by a single wrong, missing or
 * additional letter, if there is exactly one nearest. The first letter is assumed to be right. A collection's words correct only words
 * of its own language. Pairs of letters, of scripts without spaces, are too short to be corrected.
 */
export const correctTerms = async (db: Kysely<Tables>, known: readonly KnownTerms[]): Promise<readonly KnownTerms[]> => {
  const found = new Set(known.flatMap(({ terms }) => terms.map(({ term }) => term)));
  const asked = [...new Set(known.flatMap((collection) => collection.asked))];
  const unknown = asked.filter((term) => !found.has(term) && term.length >= limits.minLength && /^\p{L}+$/u.test(term));
  const small = known.filter(({ pieces }) => pieces <= limits.maxPieces);
  if (found.size > limits.maxKnown || unknown.length === 0 || small.length === 0) return known;
  const near = await readNear(db, small, unknown);
  const askedOf = new Map(known.map((collection) => [collection.collection, new Set(collection.asked)]));
  const sameLanguage = (term: string) => near.filter(({ collection }) => askedOf.get(collection)?.has(term) === true);
  const meant = new Set(unknown.flatMap((term) => nearest(term, sameLanguage(term)) ?? []));
  return known.map((collection) => ({
    ...collection,
    terms: [
      ...collection.terms,
      ...near.filter((term) => term.collection === collection.collection && meant.has(term.term) && !found.has(term.term)),
    ],
  }));
};

interface NearTerm extends Term {
  readonly collection: string;
}

const readNear = async (db: Kysely<Tables>, collections: readonly KnownTerms[], unknown: readonly string[]): Promise<NearTerm[]> => {
  const patterns = unknown.map(
    (term) => sql`(starts_with(term, ${term.slice(0, 1)}) and length(term) between ${term.length - 1} and ${term.length + 1})`,
  );
  const { rows } = await sql<NearTerm>`
    select collection, term, pieces, vector::text as vector from lore_terms
    where collection in (${sql.join(collections.map(({ collection }) => collection))}) and (${sql.join(patterns, sql` or `)})`.execute(db);
  const modelled = new Set(collections.filter(({ model }) => model !== "").map(({ collection }) => collection));
  return rows.map((row) => (modelled.has(row.collection) ? { ...row, vector: null } : row));
};

const nearest = (term: string, near: readonly NearTerm[]): string | null => {
  const [first, second] = [...new Set(near.map((one) => one.term))]
    .map((other) => ({ other, distance: editDistance(term, other) }))
    .filter(({ distance }) => distance <= 1)
    .toSorted((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1));
  if (first === undefined || second?.distance === first.distance) return null;
  return first.other;
};
