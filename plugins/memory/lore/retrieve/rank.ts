import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { piecesOf } from "../index/collection.ts";
import type { Collection } from "../index/collection.ts";
import type { QueryVector } from "./query-vectors.ts";
import type { WeightedTerm } from "./weight-terms.ts";

/** A piece that one ranking or both found, with what each gave it; `null` where it did not find it. */
export interface RankedPiece {
  readonly id: string;
  /** Id of its pack or campaign. */
  readonly owner: string;
  readonly position: number;
  readonly group: string;
  /** Sum over the question's terms of inverse document frequency times full-text rank. */
  readonly text: number | null;
  /** Cosine between question and piece. */
  readonly vector: number | null;
  /** The question's terms that it holds itself, in the form full text keeps them. */
  readonly terms: readonly string[];
  /** Sum of these terms' worth. */
  readonly weight: number;
}

/** A question as rankings take it. */
export interface WeightedQuestion {
  readonly terms: readonly WeightedTerm[];
  readonly vectors: readonly QueryVector[];
}

/** Most pieces that each ranking gives. */
const deepest = 200;

/** Ranks the pieces of collections of one corpus, together, by full text and by vector: in one statement, in no order. */
export const rank = async (
  database: DatabaseConnection,
  collections: readonly Collection[],
  { terms, vectors }: WeightedQuestion,
): Promise<RankedPiece[]> => {
  const own = vectors.filter(({ collection }) => collections.some(({ key }) => key === collection));
  if (terms.length === 0 && own.length === 0) return [];
  const ask = async (db: Kysely<Tables>) => (await rankQuery(collections, terms, own).execute(db)).rows;
  if (!own.some(({ large }) => large)) return ask(database.sql);
  return database.transaction(async ({ sql: db }) => {
    // Of what an index finds near, only pieces of the wanted collection count: it goes on until there are enough.
    await sql`select set_config('hnsw.ef_search', '100', true), set_config('hnsw.iterative_scan', 'relaxed_order', true)`.execute(db);
    return ask(db);
  });
};

const rankQuery = (collections: readonly Collection[], terms: readonly WeightedTerm[], vectors: readonly QueryVector[]) => {
  const { table, owner, own, group } = piecesOf(collections);
  return sql<RankedPiece>`
    with asked as materialized (
      select term, idf, worth, query::tsquery, own::tsquery
      from jsonb_to_recordset(${encodeJson(terms.map(toAsked))}::jsonb) as asked(term text, idf float8, worth float8, query text, own text)),
    text as materialized (
      select piece.id, sum(asked.idf * ts_rank(piece.search, asked.query)) as score
      from asked join ${table} piece on piece.search @@ asked.query where ${own}
      group by piece.id order by 2 desc, 1 limit ${deepest}),
    vectors as materialized (${nearest(vectors)})
    select piece.id, ${owner} as owner, piece.position, ${group} as group, text.score as text, vectors.score as vector, held.terms, held.weight
    from text full join vectors on vectors.id = text.id
    cross join lateral (select * from ${table} piece where piece.id = coalesce(text.id, vectors.id) and ${own} limit 1) piece
    cross join lateral (
      select coalesce(jsonb_agg(term), '[]') as terms, coalesce(sum(worth), 0) as weight from asked where piece.search @@ asked.own) held`;
};

/** Words of weights A and B are the piece's own and its names; the others are its neighbours'. */
const toAsked = ({ term, idf, worth }: WeightedTerm) => {
  const query = `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
  return { term, idf, worth, query, own: `${query}:AB` };
};

const nearest = (vectors: readonly QueryVector[]): RawBuilder<unknown> =>
  vectors.length === 0 ? sql`select ''::text as id, 0::float8 as score where false` : sql.join(vectors.map(nearestIn), sql` union all `);

/** An index serves a query that spells its expression out, length and mark included; without the mark all are compared. */
const nearestIn = ({ collection, generation, dimensions, large, vector }: QueryVector): RawBuilder<unknown> => {
  const length = sql.raw(String(dimensions));
  const from = sql`from lore_vectors where collection = ${collection} and generation = ${generation}`;
  if (!large)
    return sql`(select piece_id as id, 1 - (embedding <=> ${vector}::vector) as score ${from} order by embedding <=> ${vector}::vector, piece_id limit ${deepest})`;
  return sql`(select piece_id as id, 1 - (embedding::vector(${length}) <=> ${vector}::vector(${length})) as score ${from}
    and dimensions = ${length} and large order by embedding::vector(${length}) <=> ${vector}::vector(${length}) limit ${deepest})`;
};
