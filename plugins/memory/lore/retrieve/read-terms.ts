import type { Tables } from "freeform-rpg/db";
import { splitUnspaced } from "freeform-rpg/language";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Collection } from "../index/collection.ts";

/** A term of a query in one collection. */
export interface Term {
  readonly term: string;
  /** The number of pieces that contain it. */
  readonly pieces: number;
  /** The vector that it adds to a fitted query vector. */
  readonly vector: string | null;
}

/** The terms of a query that one collection contains, and the vectors that it is searched by. */
export interface KnownTerms {
  readonly collection: string;
  readonly pieces: number;
  /** Its full-text configuration. */
  readonly language: string;
  readonly terms: readonly Term[];
  /** All terms of the query in the collection's language, known or not. */
  readonly asked: readonly string[];
  /** The generation of vectors that is searched; 0 for none. */
  readonly generation: number;
  readonly name: string;
  /** Empty where the vectors were fitted. */
  readonly model: string;
  readonly dimensions: number;
  /** Whether the vectors are indexed. */
  readonly large: boolean;
}

/** Looks up a query's terms in collections, each in its own language, and the vectors that these are searched by, in one statement. */
export const readTerms = async (db: Kysely<Tables>, collections: readonly Collection[], question: string): Promise<KnownTerms[]> => {
  if (collections.length === 0) return [];
  const keys = sql.join(collections.map(({ key }) => key));
  const { rows } = await sql<KnownTerms>`
    with asked as materialized (
      select language, lexeme from (select distinct language from lore_collections where collection in (${keys})) spoken,
        unnest(to_tsvector(language::regconfig, ${splitUnspaced(question)})))
    select whole.collection, whole.pieces, whole.language, (select coalesce(jsonb_agg(lexeme), '[]') from asked where asked.language = whole.language) as asked, coalesce(made.generation, 0) as generation, coalesce(made.embedder, '') as name,
      coalesce(made.model, '') as model, coalesce(made.dimensions, 0) as dimensions,
      coalesce(made.large, false) as large, (
        select coalesce(jsonb_agg(jsonb_build_object('term', terms.term, 'pieces', terms.pieces,
          'vector', case when made.model = '' then terms.vector::text end) order by terms.term), '[]')
        from asked join lore_terms terms on terms.collection = whole.collection and terms.term = asked.lexeme
        where asked.language = whole.language) as terms
    from lore_collections whole
    left join lore_generations made on made.collection = whole.collection and made.generation = whole.generation
    where whole.collection in (${keys})
    order by whole.collection`.execute(db);
  return rows;
};
