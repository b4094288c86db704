import { encodeJson } from "freeform-rpg/db";
import type { Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { piecesOf } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { dimensions } from "./embedder.ts";
import type { CollectionEmbedder, EmbeddedPiece } from "./embedder.ts";
import { beginGeneration, serveGeneration, showVector, writeVectors } from "./generations.ts";

/** Fewer pieces than this are better served by full text alone. */
const fewest = 8;

/** Fits the embedder to a collection as it stands, as a new generation that is searched from here on. Belongs in a transaction. */
export const fitVectors = async (db: Kysely<Tables>, collection: Collection, embedder: CollectionEmbedder): Promise<void> => {
  const pieces = await readPieces(db, collection);
  if (pieces.length < fewest) return;
  const fit = await embedder.fit(pieces);
  const place = await beginGeneration(db, collection, { name: embedder.name, model: "", dimensions, pieces: pieces.length });
  await writeVectors(
    db,
    collection,
    place,
    pieces.map(({ id }, at) => ({ id, vector: showVector(fit.pieces[at] ?? []) })),
  );
  await writeTermVectors(
    db,
    collection,
    [...fit.terms].map(([term, vector]) => ({ term, vector: showVector(vector) })),
  );
  await serveGeneration(db, collection, place.generation);
};

const readPieces = async (db: Kysely<Tables>, collection: Collection): Promise<EmbeddedPiece[]> => {
  const { table, own, group } = piecesOf([collection]);
  const { rows } = await sql<{ id: string; group: string; terms: Record<string, number> }>`
    select piece.id, ${group} as group, (
      select coalesce(jsonb_object_agg(word.lexeme, coalesce(cardinality(array_positions(word.weights, 'A')), 0)
        + coalesce(cardinality(array_positions(word.weights, 'B')), 0)), '{}')
      from unnest(piece.search) word where word.weights && array['A', 'B']) as terms
    from ${table} piece where ${own} order by piece.position`.execute(db);
  return rows.map(({ id, group, terms }) => ({ id, group, terms: new Map(Object.entries(terms)) }));
};

const batch = 500;

const writeTermVectors = async (db: Kysely<Tables>, { key }: Collection, vectors: readonly { term: string; vector: string }[]) => {
  for (let from = 0; from < vectors.length; from += batch)
    await sql`
      update lore_terms set vector = fresh.vector::vector
      from jsonb_to_recordset(${encodeJson(vectors.slice(from, from + batch))}::jsonb) as fresh(term text, vector text)
      where collection = ${key} and lore_terms.term = fresh.term`.execute(db);
};
