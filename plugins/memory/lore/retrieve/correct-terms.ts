import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { editDistance } from "freeform-rpg/language";
import type { KnownTerms, Term } from "./read-terms.ts";

/**
 * Shorter words are too often other words; in larger collections most misspellings are there, and looking for more takes long. A question
 * with enough known words is answered by these: a wrong correction costs more than a right one gains.
 */
const bounds = { shortest: 5, pieces: 20_000, enough: 2 };

/**
 * Terms of a question that no collection holds are taken for misspellings of the one that is nearest, where there is one: a letter wrong,
 * missing or too many. The first letter is taken as right.
 */
export const correctTerms = async (db: Kysely<Tables>, known: readonly KnownTerms[]): Promise<readonly KnownTerms[]> => {
  const held = new Set(known.flatMap(({ terms }) => terms.map(({ term }) => term)));
  const unknown = (known[0]?.asked ?? []).filter((term) => !held.has(term) && term.length >= bounds.shortest && /^\p{L}+$/u.test(term));
  const small = known.filter(({ pieces }) => pieces <= bounds.pieces);
  if (held.size >= bounds.enough || unknown.length === 0 || small.length === 0) return known;
  const near = await readNear(db, small, unknown);
  const meant = new Set(unknown.flatMap((term) => nearest(term, near) ?? []));
  return known.map((collection) => ({
    ...collection,
    terms: [
      ...collection.terms,
      ...near.filter((term) => term.collection === collection.collection && meant.has(term.term) && !held.has(term.term)),
    ],
  }));
};

interface Near extends Term {
  readonly collection: string;
}

const readNear = async (db: Kysely<Tables>, collections: readonly KnownTerms[], unknown: readonly string[]): Promise<Near[]> => {
  const alike = unknown.map(
    (term) => sql`(starts_with(term, ${term.slice(0, 1)}) and length(term) between ${term.length - 1} and ${term.length + 1})`,
  );
  const { rows } = await sql<Near>`
    select collection, term, pieces, vector::text as vector from lore_terms
    where collection in (${sql.join(collections.map(({ collection }) => collection))}) and (${sql.join(alike, sql` or `)})`.execute(db);
  const modelled = new Set(collections.filter(({ model }) => model !== "").map(({ collection }) => collection));
  return rows.map((row) => (modelled.has(row.collection) ? { ...row, vector: null } : row));
};

const nearest = (term: string, near: readonly Near[]): string | null => {
  const [first, second] = [...new Set(near.map((one) => one.term))]
    .map((other) => ({ other, distance: editDistance(term, other) }))
    .filter(({ distance }) => distance <= 1)
    .toSorted((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1));
  if (first === undefined || second?.distance === first.distance) return null;
  return first.other;
};
