import type { Tables } from "freeform-rpg/db";
import type { Kysely } from "kysely";
import type { Embedders } from "./choose-embedder.ts";
import type { Collection } from "./collection.ts";
import { fitVectors } from "./fit-vectors.ts";
import { forgetVectors, readGenerations } from "./generations.ts";

/**
 * Updates a collection's vectors after pieces have changed, without a network. Fitted vectors are fitted again. A model's vectors are
 * deleted for the changed pieces: full text finds these until the model has embedded them.
 */
export const saveVectors = async (
  db: Kysely<Tables>,
  collection: Collection,
  embedders: Embedders,
  changed: readonly string[],
): Promise<void> => {
  const { serving } = await readGenerations(db, collection);
  await forgetVectors(db, collection, changed);
  if (serving !== null && serving.model !== "") return;
  const fitted = embedders.fitted();
  if (fitted !== null) await fitVectors(db, collection, fitted);
};
