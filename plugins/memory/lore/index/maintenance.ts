import type { DatabaseConnection } from "freeform-rpg/db";
import { syncVectors } from "./sync-vectors.ts";
import type { Embedders } from "./choose-embedder.ts";
import { parseCollection } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { createRetries } from "./retries.ts";
import { createSerialQueue } from "./serial-queue.ts";

/** Brings vectors up to date with the embedder in use, in the background. Meanwhile searches use the generations that are complete. */
export interface Maintenance {
  /** Queues collections, by default all. It never throws: an error is stored with the generation, and the work is retried. */
  wake(collections?: readonly Collection[]): void;
  /** Queues a collection to which pieces were added if the embedder in use is a model. Fits run at their own times. */
  follow(collection: Collection): void;
  /** Resolves when the queue is empty. */
  settled(): Promise<void>;
  /** Stops after the current batch. */
  close(): Promise<void>;
}

/** The dependencies of the maintenance. */
export interface MaintenanceDeps {
  readonly database: DatabaseConnection;
  readonly embedders: Embedders;
  /** Reports an error that cannot be stored with a generation. */
  readonly report: (message: string, error: unknown) => void;
}

/** Opens the maintenance. It does nothing until collections are queued. */
export const openMaintenance = ({ database, embedders, report }: MaintenanceDeps): Maintenance => {
  const queue = createSerialQueue();
  const retries = createRetries();
  const sync = async (collection: Collection, signal: AbortSignal): Promise<void> => {
    const again = () => add([collection]);
    try {
      const filled = await syncVectors(database, embedders, collection, signal);
      retries.worked(collection.key);
      if (filled === "elsewhere") retries.soon(again);
    } catch {
      // The reason is stored with the generation and reported with the index's status.
      retries.failed(collection.key, again);
    }
  };
  const add = (collections: readonly Collection[]): void =>
    collections.forEach((collection) => queue.add((signal) => sync(collection, signal)));
  const addAll = async (): Promise<void> => {
    try {
      add(await listCollections(database));
    } catch (error) {
      report("The collections that need vectors could not be listed. The maintenance will try again.", error);
      retries.soon(() => queue.add(addAll));
    }
  };
  return {
    wake: (collections) => (collections === undefined ? queue.add(addAll) : add(collections)),
    follow: (collection) => {
      if (embedders.asksModel()) add([collection]);
    },
    settled: queue.settled,
    close: () => {
      retries.stop();
      return queue.close();
    },
  };
};

const listCollections = async ({ sql }: DatabaseConnection): Promise<Collection[]> => {
  const rows = await sql.selectFrom("lore_collections").select("collection").orderBy("collection").execute();
  return rows.flatMap(({ collection }) => parseCollection(collection) ?? []);
};
