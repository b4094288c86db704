import { encodeJson } from "freeform-rpg/db/lib";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { piecesOf } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { dimensions } from "./embedder.ts";
import type { CollectionEmbedder, EmbeddedPiece, EmbedderFit } from "./embedder.ts";
import { beginGeneration, dropVectors, isFitting, serveGeneration, showVector, writeVectors } from "./generations.ts";
import type { Place } from "./generations.ts";

/** Collections with fewer pieces are better served by full text alone. */
const minPieces = 8;

/** Fits the embedder to a collection in a new generation, which searches use from then on. Call it in a transaction. */
export const fitVectors = async (db: Kysely<Tables>, collection: Collection, embedder: CollectionEmbedder): Promise<void> => {
  const made = await makeFit(db, collection, embedder);
  if (made === null) return;
  await writePieces(db, collection, made);
  await serveFit(db, collection, made);
};

/**
 * The same in the background: nothing waits for the fit, and searches use the previous generation until the new one is complete. When
 * another fit starts meanwhile, the later one is used.
 */
export const refitVectors = async (database: DatabaseConnection, collection: Collection, embedder: CollectionEmbedder): Promise<void> => {
  const made = await makeFit(database.sql, collection, embedder);
  if (made === null) return;
  await writePieces(database.sql, collection, made);
  await database.transaction(({ sql: db }) => serveFit(db, collection, made));
};

interface MadeFit {
  readonly fit: EmbedderFit;
  readonly ids: readonly string[];
  readonly place: Place;
}

const makeFit = async (db: Kysely<Tables>, collection: Collection, embedder: CollectionEmbedder): Promise<MadeFit | null> => {
  const pieces = await readPieces(db, collection);
  if (pieces.length < minPieces) return null;
  const fit = await embedder.fit(pieces);
  const place = await beginGeneration(db, collection, { name: embedder.name, model: "", dimensions, pieces: pieces.length });
  return { fit, ids: pieces.map(({ id }) => id), place };
};

const writePieces = async (db: Kysely<Tables>, collection: Collection, { fit, ids, place }: MadeFit): Promise<void> => {
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch).map((id, at) => ({ id, vector: showVector(fit.pieces[from + at] ?? []) }));
    await writeVectors(db, collection, place, some);
  }
};

/** The vectors of terms and pieces come from one fit, so both are replaced together. */
const serveFit = async (db: Kysely<Tables>, collection: Collection, { fit, place }: MadeFit): Promise<void> => {
  if (!(await isFitting(db, collection, place))) return dropVectors(db, collection, place);
  await writeTermVectors(db, collection, fit.terms);
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

const writeTermVectors = async (db: Kysely<Tables>, { key }: Collection, terms: EmbedderFit["terms"]) => {
  const all = [...terms];
  for (let from = 0; from < all.length; from += batch) {
    const some = all.slice(from, from + batch).map(([term, vector]) => ({ term, vector: showVector(vector) }));
    await sql`
      update lore_terms set vector = fresh.vector::vector
      from jsonb_to_recordset(${encodeJson(some)}::jsonb) as fresh(term text, vector text)
      where collection = ${key} and lore_terms.term = fresh.term`.execute(db);
  }
};
