import { encodeJson } from "freeform-rpg/db";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { dimensions } from "../index/embedder.ts";
import { piecesOf } from "../index/collection.ts";
import type { Collection } from "../index/collection.ts";

/** A piece that one ranking or both found, with what each gave it; `null` where it did not find it. */
export interface Ranked {
  readonly id: string;
  readonly position: number;
  readonly group: string;
  /** Sum over the query's terms of inverse document frequency times full-text rank. */
  readonly text: number | null;
  /** Cosine between query and piece. */
  readonly vector: number | null;
  /** The query's terms that it holds itself, in the form full text keeps them. */
  readonly terms: readonly string[];
}

/** Most pieces that each ranking gives. */
const deepest = 200;
/** Terms that a query keeps in a large collection, and how common they may be there. */
const large = { pieces: 5000, terms: 8, share: 0.05 };

/** Ranks a collection by full text and by vector, in two statements. */
export const rank = async (db: Kysely<Tables>, collection: Collection, query: string): Promise<Ranked[]> => {
  const { terms, pieces } = await readTerms(db, collection, query);
  const weighed = weigh(terms, pieces);
  if (weighed.length === 0) return [];
  const { table, own, group } = piecesOf(collection);
  const vector = queryVector(weighed);
  const { rows } = await sql<Ranked>`
    with asked as materialized (
      select term, idf, query::tsquery from jsonb_to_recordset(${encodeJson(weighed.map(toAsked))}::jsonb) as asked(term text, idf float8, query text)),
    text as materialized (
      select piece.id, sum(asked.idf * ts_rank(piece.search, asked.query)) as score,
        jsonb_agg(asked.term) filter (where ts_filter(piece.search, '{a,b}') @@ asked.query) as terms
      from asked join ${table} piece on piece.search @@ asked.query where ${own}
      group by piece.id order by 2 desc, 1 limit ${deepest}),
    vectors as materialized (${vector === null ? sql`select ''::text as id, 0::float8 as score where false` : nearest(collection, vector)})
    select piece.id, piece.position, ${group} as group, text.score as text, vectors.score as vector, coalesce(text.terms, '[]') as terms
    from text full join vectors on vectors.id = text.id join ${table} piece on piece.id = coalesce(text.id, vectors.id) and ${own}`.execute(
    db,
  );
  return rows;
};

const nearest = (collection: Collection, vector: string) => {
  const { table, own } = piecesOf(collection);
  return sql`
    select piece.id, 1 - (piece.embedding <=> ${vector}::vector) as score from ${table} piece
    where ${own} and piece.embedding is not null order by 2 desc, 1 limit ${deepest}`;
};

interface Term {
  readonly term: string;
  readonly pieces: number;
  readonly vector: string | null;
}

const readTerms = async (db: Kysely<Tables>, { key }: Collection, query: string) => {
  const { rows } = await sql<Term & { total: number }>`
    select terms.term, terms.pieces, terms.vector::text as vector, whole.pieces as total
    from unnest(to_tsvector('english', ${query})) word
    join lore_terms terms on terms.collection = ${key} and terms.term = word.lexeme
    join lore_collections whole on whole.collection = ${key}`.execute(db);
  return { terms: rows, pieces: rows[0]?.total ?? 0 };
};

type Weighed = Term & { readonly idf: number };

const weigh = (terms: readonly Term[], pieces: number): Weighed[] => {
  const weighed = terms.map((term) => ({ ...term, idf: Math.log(1 + (pieces - term.pieces + 0.5) / (term.pieces + 0.5)) }));
  const rarest = weighed.toSorted((a, b) => b.idf - a.idf || (a.term < b.term ? -1 : 1));
  if (pieces < large.pieces) return rarest;
  const rare = rarest.filter((term) => term.pieces <= pieces * large.share);
  return (rare.length > 0 ? rare : rarest).slice(0, large.terms);
};

const toAsked = ({ term, idf }: Weighed) => ({ term, idf, query: `'${term.replaceAll("\\", "\\\\").replaceAll("'", "''")}'` });

const queryVector = (terms: readonly Weighed[]): string | null => {
  const vectors = terms.flatMap(({ vector }) => (vector === null ? [] : [parseVector(vector)]));
  if (vectors.length === 0) return null;
  const sum = Array.from({ length: dimensions }, (_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0));
  return sum.some((value) => value !== 0) ? `[${sum.join(",")}]` : null;
};

const parseVector = (text: string): number[] => text.slice(1, -1).split(",").map(Number);
