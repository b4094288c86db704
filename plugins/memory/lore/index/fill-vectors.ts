import { messageOf } from "freeform-rpg/kernel";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { askEmbedder } from "./ask-embedder.ts";
import { piecesOf } from "./collection.ts";
import type { Collection } from "./collection.ts";
import type { TextEmbedder } from "./embedder.ts";
import {
  beginGeneration,
  indexGeneration,
  largeFrom,
  readGenerations,
  sameMaker,
  serveGeneration,
  showVector,
  writeVectors,
} from "./generations.ts";
import type { Place } from "./generations.ts";
import { recordUsage } from "./record-usage.ts";

/** Limits of requests in the background. */
const requestLimits = { tries: 3, timeout: 60_000 };

/** Whether every piece of a collection has a vector of this model. */
export const isFilled = async ({ sql: db }: DatabaseConnection, collection: Collection, embedder: TextEmbedder): Promise<boolean> => {
  const { serving } = await readGenerations(db, collection);
  if (serving !== null && sameMaker(serving, embedder)) return (await readMissing(db, collection, serving, { limit: 1 })).length === 0;
  return (await countPieces(db, collection)) === 0;
};

/**
 * Embeds every piece of a collection that the model's generation lacks, batch by batch. Each batch is stored, so that after a crash
 * only the rest is requested. Searches use a generation as soon as it is complete. Throws `EmbedderError`, whose message is also stored
 * with the generation.
 */
export const fillVectors = async (
  database: DatabaseConnection,
  collection: Collection,
  embedder: TextEmbedder,
  signal: AbortSignal,
): Promise<void> => {
  if (await isFilled(database, collection, embedder)) return;
  const place = await findPlace(database, collection, embedder);
  try {
    await fill(database, collection, { embedder, place, signal });
  } catch (thrown) {
    if (!signal.aborted) await recordFailure(database.sql, collection, place, messageOf(thrown));
    throw thrown;
  }
};

const findPlace = async (database: DatabaseConnection, collection: Collection, embedder: TextEmbedder): Promise<FillContext["place"]> => {
  const { serving, making } = await readGenerations(database.sql, collection);
  if (serving !== null && sameMaker(serving, embedder)) return { ...serving, serves: true };
  if (making !== null && sameMaker(making, embedder)) return { ...making, serves: false };
  const { name, model, dimensions } = embedder;
  const pieces = await countPieces(database.sql, collection);
  return { ...(await beginGeneration(database.sql, collection, { name, model, dimensions, pieces })), serves: false };
};

interface FillContext {
  readonly embedder: TextEmbedder;
  readonly place: Place & { readonly serves: boolean };
  readonly signal: AbortSignal;
}

const fill = async (database: DatabaseConnection, collection: Collection, { embedder, place, signal }: FillContext): Promise<void> => {
  let last: MissingPiece | undefined;
  for (;;) {
    signal.throwIfAborted();
    const pieces = await readMissing(database.sql, collection, place, { limit: embedder.batch, after: last });
    // Pieces that were added meanwhile come after the last one, or before it.
    if (pieces.length === 0 && last === undefined) break;
    last = pieces.at(-1);
    if (pieces.length > 0) await embedBatch(database, collection, { embedder, place, signal }, pieces);
  }
  if (!place.serves) await serveGeneration(database.sql, collection, place.generation);
  if (!place.large && (await countPieces(database.sql, collection)) > largeFrom) await indexGeneration(database, collection, place);
};

const embedBatch = async (
  { sql: db }: DatabaseConnection,
  collection: Collection,
  { embedder, place, signal }: FillContext,
  pieces: readonly MissingPiece[],
): Promise<void> => {
  const texts = pieces.map(({ text }) => text);
  const { vectors, tokens } = await askEmbedder(embedder, texts, { purpose: "document", signal, ...requestLimits });
  const rows = pieces.map(({ id }, at) => ({ id, vector: showVector(vectors[at] ?? []) }));
  await writeVectors(db, collection, place, rows);
  await recordUsage(db, { collection: collection.key, generation: place.generation }, { tokens, price: embedder.price });
};

interface MissingPiece {
  readonly id: string;
  readonly position: number;
  readonly text: string;
}

const readMissing = async (
  db: Kysely<Tables>,
  collection: Collection,
  { generation }: Pick<Place, "generation">,
  { limit, after }: { readonly limit: number; readonly after?: MissingPiece | undefined },
): Promise<MissingPiece[]> => {
  const { table, own, text } = piecesOf([collection]);
  const { rows } = await sql<MissingPiece>`
    select piece.id, piece.position, ${text} as text from ${table} piece
    where ${own} and ${after === undefined ? sql`true` : sql`(piece.position, piece.id) > (${after.position}, ${after.id})`} and not exists (
      select from lore_vectors made where made.collection = ${collection.key} and made.generation = ${generation} and made.piece_id = piece.id)
    order by piece.position, piece.id limit ${limit}`.execute(db);
  return rows;
};

const countPieces = async (db: Kysely<Tables>, collection: Collection): Promise<number> => {
  const { table, own } = piecesOf([collection]);
  const { rows } = await sql<{ pieces: number }>`select count(*)::integer as pieces from ${table} piece where ${own}`.execute(db);
  return rows[0]?.pieces ?? 0;
};

const recordFailure = async (db: Kysely<Tables>, { key }: Collection, { generation }: Place, failure: string): Promise<void> => {
  await db.updateTable("lore_generations").set({ failure }).where("collection", "=", key).where("generation", "=", generation).execute();
};
