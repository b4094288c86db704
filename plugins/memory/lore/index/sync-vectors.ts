import type { DatabaseConnection } from "freeform-rpg/db";
import type { Embedders } from "./choose-embedder.ts";
import type { Collection } from "./collection.ts";
import { asksModel } from "./embedder.ts";
import type { Embedder } from "./embedder.ts";
import { fillVectors, isFilled } from "./fill-vectors.ts";
import { refitVectors } from "./fit-vectors.ts";
import { readGenerations } from "./generations.ts";

/** Brings a collection's vectors up to date with the embedder in use. Throws what the embedder throws. */
export const syncVectors = async (
  database: DatabaseConnection,
  embedders: Embedders,
  collection: Collection,
  signal: AbortSignal,
): Promise<void> => {
  const chosen = embedders.chosen();
  if (chosen === null) return;
  if (asksModel(chosen)) return fillVectors(database, collection, chosen, signal);
  if (await isOfAnother(database, collection, chosen)) await refitVectors(database, collection, chosen);
};

/** Whether a collection's vectors are to be made, or made by another embedder. Throws what the choice of the embedder throws. */
export const needsVectors = async (database: DatabaseConnection, embedders: Embedders, collection: Collection): Promise<boolean> => {
  const chosen = embedders.chosen();
  if (chosen === null) return false;
  return asksModel(chosen) ? !(await isFilled(database, collection, chosen)) : isOfAnother(database, collection, chosen);
};

/** A collection without vectors is too small for them, or its first fit is still due. */
const isOfAnother = async (database: DatabaseConnection, collection: Collection, { name }: Embedder): Promise<boolean> => {
  const { serving } = await readGenerations(database.sql, collection);
  return serving !== null && serving.name !== name;
};
