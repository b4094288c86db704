import type { DatabaseConnection } from "freeform-rpg/db";
import type { Embedders } from "./choose-embedder.ts";
import type { Collection } from "./collection.ts";
import { asksModel } from "./embedder.ts";
import { fillVectors } from "./fill-vectors.ts";
import type { FillResult } from "./fill-vectors.ts";
import { refitVectors } from "./fit-vectors.ts";
import { readGenerations } from "./generations.ts";

/** Brings a collection's vectors up to date with the embedder in use. Throws what the embedder throws. */
export const syncVectors = async (
  database: DatabaseConnection,
  embedders: Embedders,
  collection: Collection,
  signal: AbortSignal,
): Promise<FillResult> => {
  const chosen = embedders.chosen();
  if (chosen === null) return "complete";
  if (asksModel(chosen)) return fillVectors(database, collection, chosen, signal);
  const { serving } = await readGenerations(database.sql, collection);
  // A collection without vectors is too small for them, or its first fit is still due.
  if (serving !== null && serving.name !== chosen.name) await refitVectors(database, collection, chosen);
  return "complete";
};
