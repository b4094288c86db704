import type { Tables } from "freeform-rpg/db";
import { encodeJson } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { openAssociations } from "./associations.ts";
import type { Associations } from "./associations.ts";
import type { KnownTerms } from "./read-terms.ts";
import { idfIn } from "./weight-terms.ts";
import type { WeightedTerm } from "./weight-terms.ts";

/** Limits of what is related: larger collections have most words of a question and longer texts words enough, and their rankings are slow. */
const limits = { maxPieces: 20_000, asked: 12, terms: 300 };

/** The subjects of a query: the words of a collection that belong to them, and how much texts, given as their terms, are about them, 0 to 1. */
export interface Subjects {
  readonly terms: readonly WeightedTerm[];
  readonly likeness: (texts: readonly (readonly string[])[]) => number[];
}

/** Finds the subjects of a query's words; `null` where the collection has no words on them. */
export type FindSubjects = (db: Kysely<Tables>, known: readonly KnownTerms[]) => Promise<Subjects | null>;

/** The associations are read and stemmed with the first query that needs them. */
export const createFindSubjects = (): FindSubjects => {
  let opened: Promise<Associations> | undefined;
  return async (db, known) => {
    const small = known.filter(({ pieces, language }) => language === "english" && pieces <= limits.maxPieces);
    if (small.length === 0) return null;
    opened ??= openAssociations(db);
    const associations = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const asked = new Set(small.flatMap((collection) => collection.asked));
    if (asked.size > limits.asked) return null;
    const terms = await relate(db, small, asked, associations);
    return terms.length === 0 ? null : { terms, likeness: (texts) => associations.likeness([...asked], texts) };
  };
};

interface Related {
  readonly source: string;
  readonly term: string;
  readonly near: number;
}

const relate = async (
  db: Kysely<Tables>,
  known: readonly KnownTerms[],
  asked: ReadonlySet<string>,
  associations: Associations,
): Promise<WeightedTerm[]> => {
  const related = [...asked].flatMap((source): Related[] =>
    [...associations.relatedTo(source)]
      .filter(([term]) => !asked.has(term))
      .map(([term, near]) => ({ source, term, near: near * associations.rarity(source) })),
  );
  if (related.length === 0) return [];
  const pieces = await countPieces(db, known, [...new Set(related.map(({ term }) => term))]);
  const idfOf = idfIn(known);
  return related
    .flatMap(({ source, term, near }) => {
      const some = pieces.get(term);
      if (some === undefined) return [];
      const worth = (near * idfOf(some)) / idfOf(1);
      // What is rare in the story says more of its subject: related words count by the square of how rare they are.
      return [{ source, term, idf: worth * idfOf(some), worth }];
    })
    .toSorted((a, b) => b.idf - a.idf || (`${a.term} ${a.source}` < `${b.term} ${b.source}` ? -1 : 1))
    .slice(0, limits.terms);
};

/** In how many pieces each term is, of those that any is in. */
const countPieces = async (
  db: Kysely<Tables>,
  known: readonly KnownTerms[],
  terms: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ term: string; pieces: number }>`
    select term, sum(pieces)::integer as pieces from lore_terms
    where collection in (${sql.join(known.map(({ collection }) => collection))})
      and term in (select jsonb_array_elements_text(${encodeJson(terms)}::jsonb))
    group by term`.execute(db);
  return new Map(rows.map(({ term, pieces }) => [term, pieces]));
};
