import { encodeJson, encodeVector } from "freeform-rpg/db/lib";
import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Collection } from "./collection.ts";

/** The embedder of a generation of vectors; `model` is empty for a fitted embedder. */
export interface Maker {
  readonly name: string;
  readonly model: string;
  readonly dimensions: number;
}

/** A stored generation of vectors. */
export interface Generation extends Maker, Place {
  readonly state: "fitting" | "making" | "whole" | "replaced";
  readonly failure: string | null;
}

/** The identity and format of a generation, for writing its vectors. */
export interface Place {
  readonly generation: number;
  readonly dimensions: number;
  /** Whether they are indexed. */
  readonly large: boolean;
}

/** The vectors of collections with more pieces than this are indexed: for fewer, comparing them one by one is as fast. */
export const largeFrom = 20_000;

/**
 * Begins a generation with the next free number and deletes replaced ones. A fit does not delete a generation that a paid model is
 * still making.
 */
export const beginGeneration = async (
  db: Kysely<Tables>,
  { key }: Collection,
  { name, model, dimensions, pieces }: Maker & { readonly pieces: number },
): Promise<Place> => {
  const { rows } = await sql<{ generation: number }>`
    with serving as (select coalesce(max(generation), 0) as generation from lore_collections where collection = ${key}),
    old as (delete from lore_generations made using serving where made.collection = ${key} and made.generation <> serving.generation
      and (made.state <> 'making' or ${model !== ""}) returning made.generation),
    old_vectors as (delete from lore_vectors using old where collection = ${key} and lore_vectors.generation = old.generation)
    insert into lore_generations (collection, generation, embedder, model, dimensions, large, state)
    select ${key}, 1 + greatest((select coalesce(max(generation), 0) from lore_generations where collection = ${key}), serving.generation),
      ${name}, ${model}, ${dimensions}, ${pieces > largeFrom}, ${model === "" ? "fitting" : "making"} from serving
    returning generation`.execute(db);
  return { generation: rows[0]?.generation ?? 0, dimensions, large: pieces > largeFrom };
};

/** Switches searches to a generation. The previous one stays for searches that are running. */
export const serveGeneration = async (db: Kysely<Tables>, { key }: Collection, generation: number): Promise<void> => {
  await sql`
    with made as (
      update lore_generations set state = case when generation = ${generation} then 'whole' else 'replaced' end, failure = null, ended_at = now()
      where collection = ${key} and (generation = ${generation} or state = 'whole') returning generation, embedder)
    insert into lore_collections (collection, embedder, generation)
    select ${key}, embedder, generation from made where generation = ${generation}
    on conflict (collection) do update set embedder = excluded.embedder, generation = excluded.generation, indexed_at = now()`.execute(db);
};

/** Indexes a generation's vectors, once its collection is large. */
export const indexGeneration = async (
  { transaction }: DatabaseConnection,
  { key }: Collection,
  { generation }: Pick<Place, "generation">,
): Promise<void> =>
  transaction(async ({ sql: db }) => {
    await sql`update lore_vectors set large = true where collection = ${key} and generation = ${generation}`.execute(db);
    await sql`update lore_generations set large = true where collection = ${key} and generation = ${generation}`.execute(db);
  });

/** The generation that is searched, and the one that is being made, if any. */
export const readGenerations = async (
  db: Kysely<Tables>,
  { key }: Collection,
): Promise<{ serving: Generation | null; making: Generation | null }> => {
  const rows = await db
    .selectFrom("lore_generations")
    .select(["generation", "embedder as name", "model", "dimensions", "large", "state", "failure"])
    .where("collection", "=", key)
    .where("state", "<>", "replaced")
    .orderBy("generation", "desc")
    .execute();
  return { serving: rows.find(({ state }) => state === "whole") ?? null, making: rows.find(({ state }) => state === "making") ?? null };
};

/** True when the vectors of both are comparable. */
export const sameMaker = (a: Maker, b: Maker): boolean => a.name === b.name && a.model === b.model && a.dimensions === b.dimensions;

/** The vector of a piece, as text. */
export interface PieceVector {
  readonly id: string;
  readonly vector: string;
}

const batch = 500;

/** Writes vectors into a generation. Existing ones are not replaced. */
export const writeVectors = async (
  db: Kysely<Tables>,
  { key }: Collection,
  { generation, dimensions, large }: Place,
  vectors: readonly PieceVector[],
): Promise<void> => {
  for (let from = 0; from < vectors.length; from += batch)
    await sql`
      insert into lore_vectors (collection, generation, piece_id, dimensions, large, embedding)
      select ${key}, ${generation}, fresh.id, ${dimensions}, ${large}, fresh.vector::vector
      from jsonb_to_recordset(${encodeJson(vectors.slice(from, from + batch))}::jsonb) as fresh(id text, vector text)
      on conflict (collection, generation, piece_id) do nothing`.execute(db);
};

/** Deletes the vectors of pieces whose text was changed or removed. */
export const forgetVectors = async (db: Kysely<Tables>, { key }: Collection, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await sql`delete from lore_vectors using jsonb_array_elements_text(${encodeJson(ids)}::jsonb) as changed(piece_id)
    where collection = ${key} and lore_vectors.piece_id = changed.piece_id`.execute(db);
};

/** Whether a fit is still the latest one. */
export const isFitting = async (db: Kysely<Tables>, { key }: Collection, { generation }: Pick<Place, "generation">): Promise<boolean> => {
  const made = await db
    .selectFrom("lore_generations")
    .select("state")
    .where("collection", "=", key)
    .where("generation", "=", generation)
    .executeTakeFirst();
  return made?.state === "fitting";
};

/** Deletes the rows of a generation that no longer exists. */
export const dropVectors = async (db: Kysely<Tables>, { key }: Collection, { generation }: Pick<Place, "generation">): Promise<void> => {
  await db.deleteFrom("lore_vectors").where("collection", "=", key).where("generation", "=", generation).execute();
};

/** A vector as Postgres reads it, with six significant digits. */
export const showVector = (vector: readonly number[]): string => encodeVector(vector.map((value) => Number(value.toPrecision(6))));
