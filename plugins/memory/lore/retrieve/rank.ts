import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { piecesOf } from "../index/collection.ts";
import type { Collection } from "../index/collection.ts";
import type { Subjects } from "./find-subjects.ts";
import type { QueryVector } from "./query-vectors.ts";
import type { WeightedTerm } from "./weight-terms.ts";

/** A piece found by full text, by vectors or by both, with its scores; `null` where a ranking did not find it. */
export interface RankedPiece {
  readonly id: string;
  /** The id of its pack or campaign. */
  readonly owner: string;
  readonly position: number;
  readonly group: string;
  /** The sum over the query's terms of inverse document frequency times full-text rank. */
  readonly text: number | null;
  /** The same sum over terms that belong to the subjects of the query's; 0 where it has none. */
  readonly related: number;
  /** How much it is about the subjects of the query, 0 to 1; 0 where these are not asked for. */
  readonly likeness: number;
  /** The cosine of query and piece. */
  readonly vector: number | null;
  /** The query's terms that it contains itself, stemmed. */
  readonly terms: readonly string[];
  /** The sum of these terms' weights. */
  readonly weight: number;
}

/** A query in the form that is ranked. */
export interface WeightedQuery {
  readonly terms: readonly WeightedTerm[];
  readonly vectors: readonly QueryVector[];
  /** How much texts are about its subjects; `null` where that is not asked for. */
  readonly likeness: Subjects["likeness"] | null;
}

/** Of the terms of a piece that stand for one term of the query, the best counts whole, the others by this share. */
const others = 0.5;

/** The maximum number of pieces from each ranking. */
const maxRanked = 200;

/** Ranks the pieces of collections of one corpus, together, by full text and by vector, in one statement. The result is not sorted. */
export const rank = async (
  database: DatabaseConnection,
  collections: readonly Collection[],
  { terms, vectors, likeness }: WeightedQuery,
): Promise<RankedPiece[]> => {
  const own = vectors.filter(({ collection }) => collections.some(({ key }) => key === collection));
  if (terms.length === 0 && own.length === 0) return [];
  const query = rankQuery(collections, { terms, vectors: own, hasWords: likeness !== null });
  const ask = async (db: Kysely<Tables>) => addLikeness((await query.execute(db)).rows, likeness);
  if (!own.some(({ large }) => large)) return ask(database.sql);
  return database.transaction(async ({ sql: db }) => {
    // The index also finds pieces of other collections, so it scans on until enough pieces of this one are found.
    await sql`select set_config('hnsw.ef_search', '100', true), set_config('hnsw.iterative_scan', 'relaxed_order', true)`.execute(db);
    return ask(db);
  });
};

/** A ranked piece with the terms of its own words and names, where they were asked for. */
interface PieceRow extends Omit<RankedPiece, "likeness"> {
  readonly words: readonly string[];
}

const addLikeness = (rows: readonly PieceRow[], likeness: WeightedQuery["likeness"]): RankedPiece[] => {
  const alike = likeness?.(rows.map(({ words }) => words)) ?? [];
  return rows.map(({ words: _words, ...piece }, at) => ({ ...piece, likeness: alike[at] ?? 0 }));
};

interface RankedBy {
  readonly terms: readonly WeightedTerm[];
  readonly vectors: readonly QueryVector[];
  readonly hasWords: boolean;
}

const rankQuery = (collections: readonly Collection[], { terms, vectors, hasWords }: RankedBy) => {
  const { table, owner, own, group } = piecesOf(collections);
  const words = hasWords ? sql`to_jsonb(tsvector_to_array(ts_filter(piece.search, '{a,b}')))` : sql`'[]'::jsonb`;
  return sql<PieceRow>`
    with asked as materialized (
      select term, source, idf, worth, query::tsquery, own::tsquery
      from jsonb_to_recordset(${encodeJson(terms.map(toAsked))}::jsonb) as asked(term text, source text, idf float8, worth float8, query text, own text)),
    hits as materialized (
      select piece.id, asked.source, asked.term = asked.source as own, asked.idf * ts_rank(piece.search, asked.query) as score
      from asked join ${table} piece on piece.search @@ asked.query where ${own}),
    sources as materialized (
      select id, sum(score) filter (where own) as score,
        (1 - ${others}::float8) * max(score) filter (where not own) + ${others}::float8 * sum(score) filter (where not own) as related
      from hits group by id, source),
    text as materialized (
      select id, sum(score) as score, coalesce(sum(related), 0) as related from sources group by id
      order by coalesce(sum(score), 0) + coalesce(sum(related), 0) desc, 1 limit ${maxRanked}),
    vectors as materialized (${nearest(vectors)})
    select piece.id, ${owner} as owner, piece.position, ${group} as group, text.score as text, coalesce(text.related, 0) as related, vectors.score as vector, matched.terms, matched.weight, ${words} as words
    from text full join vectors on vectors.id = text.id
    cross join lateral (select * from ${table} piece where piece.id = coalesce(text.id, vectors.id) and ${own} limit 1) piece
    cross join lateral (
      select coalesce(jsonb_agg(term) filter (where term = source), '[]') as terms, coalesce(sum(worth) filter (where term = source), 0) as weight
      from asked where piece.search @@ asked.own) matched`;
};

/** Words of the weights A and B are the piece's own words and names; the others are those of its neighbours. */
const toAsked = ({ term, source, idf, worth }: WeightedTerm) => {
  const query = `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
  return { term, source, idf, worth, query, own: `${query}:AB` };
};

const nearest = (vectors: readonly QueryVector[]): RawBuilder<unknown> =>
  vectors.length === 0 ? sql`select ''::text as id, 0::float8 as score where false` : sql.join(vectors.map(nearestIn), sql` union all `);

/** Postgres uses the index only when a query repeats its expression, including the length and `large`; otherwise it compares all vectors. */
const nearestIn = ({ collection, generation, dimensions, large, vector }: QueryVector): RawBuilder<unknown> => {
  const length = sql.raw(String(dimensions));
  const from = sql`from lore_vectors where collection = ${collection} and generation = ${generation}`;
  if (!large)
    return sql`(select piece_id as id, 1 - (embedding <=> ${vector}::vector) as score ${from} order by embedding <=> ${vector}::vector, piece_id limit ${maxRanked})`;
  return sql`(select piece_id as id, 1 - (embedding::vector(${length}) <=> ${vector}::vector(${length})) as score ${from}
    and dimensions = ${length} and large order by embedding::vector(${length}) <=> ${vector}::vector(${length}) limit ${maxRanked})`;
};
