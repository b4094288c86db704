import type { DatabaseConnection } from "freeform-rpg/db";
import { syncVectors } from "./sync-vectors.ts";
import type { Embedders } from "./choose-embedder.ts";
import { parseCollection } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { createRetries } from "./retries.ts";
import { createSerialQueue } from "./serial-queue.ts";

/** Keeps vectors those of the embedder in use, in the background. Searches go on with what is whole meanwhile. */
export interface Maintenance {
  /** Has collections looked after soon; without any, all. It never throws: what went wrong is kept with the generation, and tried again. */
  wake(collections?: readonly Collection[]): void;
  /** To be called when pieces were added: a model that is in use is asked for them soon. Fits follow at their own times. */
  follow(collection: Collection): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Stops after the batch under way. */
  close(): Promise<void>;
}

/** What the maintenance is made with. */
export interface MaintenanceDeps {
  readonly database: DatabaseConnection;
  readonly embedders: Embedders;
  /** Tells the operator what went wrong where no generation can keep it. */
  readonly report: (message: string, error: unknown) => void;
}

/** Opens the maintenance. It does nothing until it is woken. */
export const openMaintenance = ({ database, embedders, report }: MaintenanceDeps): Maintenance => {
  const line = createSerialQueue();
  const retries = createRetries();
  const tend = async (collection: Collection, signal: AbortSignal): Promise<void> => {
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
    collections.forEach((collection) => line.add((signal) => tend(collection, signal)));
  const addAll = async (): Promise<void> => {
    try {
      add(await listCollections(database));
    } catch (error) {
      report("Packs and stories could not be looked through for vectors to make; trying again in a while.", error);
      retries.soon(() => line.add(addAll));
    }
  };
  return {
    wake: (collections) => (collections === undefined ? line.add(addAll) : add(collections)),
    follow: (collection) => {
      if (embedders.asksModel()) add([collection]);
    },
    settled: line.settled,
    close: () => {
      retries.stop();
      return line.close();
    },
  };
};

const listCollections = async ({ sql }: DatabaseConnection): Promise<Collection[]> => {
  const rows = await sql.selectFrom("lore_collections").select("collection").orderBy("collection").execute();
  return rows.flatMap(({ collection }) => parseCollection(collection) ?? []);
};
