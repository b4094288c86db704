import type { DatabaseConnection } from "freeform-rpg/db";
import type { Embedders } from "./choose-embedder.ts";
import { parseCollection } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { asksModel } from "./embedder.ts";
import { fillVectors } from "./fill-vectors.ts";
import { fitVectors } from "./fit-vectors.ts";
import { readGenerations } from "./generations.ts";

/** Keeps vectors those of the embedder in use, in the background. Searches go on with what is whole meanwhile. */
export interface Upkeep {
  /** Has collections looked after soon; without any, all. It never throws: what went wrong is kept with the generation. */
  wake(collections?: readonly Collection[]): void;
  /** To be called when pieces were added: a model that is in use is asked for them soon. Fits follow at their own times. */
  follow(collection: Collection): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Stops after the batch under way. */
  close(): Promise<void>;
}

/** Milliseconds before a failed collection is tried again, doubled each time, and before one that another process is at. */
const pauses = { first: 30_000, longest: 600_000, elsewhere: 15_000 };

/** Opens the upkeep. It does nothing until it is woken. */
export const openUpkeep = (database: DatabaseConnection, embedders: Embedders): Upkeep => {
  const stop = new AbortController();
  const waiting = new Map<string, Collection>();
  const failures = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();
  let all = false;
  let work: Promise<void> | null = null;

  const later = (collection: Collection, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      begin([collection]);
    }, ms);
    timers.add(timer.unref());
  };
  const tend = async (collection: Collection): Promise<void> => {
    try {
      if ((await bringUp(database, embedders, collection, stop.signal)) === "elsewhere") later(collection, pauses.elsewhere);
      failures.delete(collection.key);
    } catch {
      // It is kept with the generation, and told by whoever asks how the index stands.
      const times = (failures.get(collection.key) ?? 0) + 1;
      failures.set(collection.key, times);
      later(collection, Math.min(pauses.longest, pauses.first * 2 ** (times - 1)));
    }
  };
  const run = async (): Promise<void> => {
    while (!stop.signal.aborted && (all || waiting.size > 0)) {
      if (all) for (const collection of await listCollections(database)) waiting.set(collection.key, collection);
      all = false;
      const [next] = waiting.values();
      if (next === undefined) continue;
      waiting.delete(next.key);
      await tend(next);
    }
  };
  const begin = (collections: readonly Collection[] | null): void => {
    if (stop.signal.aborted) return;
    if (collections === null) all = true;
    for (const collection of collections ?? []) waiting.set(collection.key, collection);
    work ??= run()
      .catch(() => undefined)
      .finally(() => (work = null));
  };
  return {
    wake: (collections) => begin(collections ?? null),
    follow: (collection) => {
      if (embedders.asksModel()) begin([collection]);
    },
    settled: async () => {
      while (work !== null) await work;
    },
    close: async () => {
      stop.abort();
      for (const timer of timers) clearTimeout(timer);
      await work;
    },
  };
};

const listCollections = async ({ sql }: DatabaseConnection): Promise<Collection[]> => {
  const rows = await sql.selectFrom("lore_collections").select("collection").orderBy("collection").execute();
  return rows.flatMap(({ collection }) => parseCollection(collection) ?? []);
};

const bringUp = async (
  database: DatabaseConnection,
  embedders: Embedders,
  collection: Collection,
  signal: AbortSignal,
): Promise<"whole" | "elsewhere"> => {
  const chosen = embedders.chosen();
  if (chosen === null) return "whole";
  if (asksModel(chosen)) return fillVectors(database, collection, chosen, signal);
  const { serving } = await readGenerations(database.sql, collection);
  // Without any vectors a collection is too small for them, or its first fit is to come.
  if (serving !== null && serving.name !== chosen.name) await database.transaction(({ sql }) => fitVectors(sql, collection, chosen));
  return "whole";
};
