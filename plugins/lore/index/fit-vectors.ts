import { encodeJson } from "freeform-rpg/db";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { piecesOf } from "./collection.ts";
import type { Collection } from "./collection.ts";
import type { CollectionEmbedder, EmbeddedPiece } from "./embedder.ts";

/** Fewer pieces than this are better served by full text alone. */
const fewest = 8;

/** Fits the embedder to a collection as it stands and writes the vectors, under a new generation number. */
export const fitVectors = async (db: Kysely<Tables>, collection: Collection, embedder: CollectionEmbedder): Promise<void> => {
  const pieces = await readPieces(db, collection);
  if (pieces.length < fewest) return;
  const fit = await embedder.fit(pieces);
  const generation = await raiseGeneration(db, collection, embedder.name);
  await writePieceVectors(
    db,
    collection,
    generation,
    pieces.map(({ id }, at) => ({ id, vector: showVector(fit.pieces[at] ?? []) })),
  );
  await writeTermVectors(
    db,
    collection,
    [...fit.terms].map(([term, vector]) => ({ term, vector: showVector(vector) })),
  );
};

const showVector = (vector: readonly number[]): string => `[${vector.map((value) => Number(value.toPrecision(6))).join(",")}]`;

const readPieces = async (db: Kysely<Tables>, collection: Collection): Promise<EmbeddedPiece[]> => {
  const { table, own, group } = piecesOf(collection);
  const { rows } = await sql<{ id: string; group: string; terms: Record<string, number> }>`
    select piece.id, ${group} as group, (
      select coalesce(jsonb_object_agg(word.lexeme, coalesce(cardinality(array_positions(word.weights, 'A')), 0)
        + coalesce(cardinality(array_positions(word.weights, 'B')), 0)), '{}')
      from unnest(piece.search) word where word.weights && array['A', 'B']) as terms
    from ${table} piece where ${own} order by piece.position`.execute(db);
  return rows.map(({ id, group, terms }) => ({ id, group, terms: new Map(Object.entries(terms)) }));
};

const raiseGeneration = async (db: Kysely<Tables>, { key }: Collection, embedder: string): Promise<number> => {
  const { generation } = await db
    .insertInto("lore_collections")
    .values({ collection: key, embedder, generation: 1 })
    .onConflict((conflict) =>
      conflict.column("collection").doUpdateSet({ embedder, generation: sql`lore_collections.generation + 1`, indexed_at: sql`now()` }),
    )
    .returning("generation")
    .executeTakeFirstOrThrow();
  return generation;
};

const batch = 500;

const writePieceVectors = async (
  db: Kysely<Tables>,
  collection: Collection,
  generation: number,
  vectors: readonly { id: string; vector: string }[],
) => {
  const { table, own } = piecesOf(collection);
  const mark = collection.corpus === "authored" ? sql`, generation = ${generation}` : sql``;
  for (let from = 0; from < vectors.length; from += batch)
    await sql`
      update ${table} piece set embedding = fresh.vector::vector ${mark}
      from jsonb_to_recordset(${encodeJson(vectors.slice(from, from + batch))}::jsonb) as fresh(id text, vector text)
      where ${own} and piece.id = fresh.id`.execute(db);
};

const writeTermVectors = async (db: Kysely<Tables>, { key }: Collection, vectors: readonly { term: string; vector: string }[]) => {
  for (let from = 0; from < vectors.length; from += batch)
    await sql`
      update lore_terms set vector = fresh.vector::vector
      from jsonb_to_recordset(${encodeJson(vectors.slice(from, from + batch))}::jsonb) as fresh(term text, vector text)
      where collection = ${key} and lore_terms.term = fresh.term`.execute(db);
};
