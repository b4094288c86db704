import type { DatabaseConnection } from "freeform-rpg/db";
import type { Kernel } from "freeform-rpg/kernel";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import type { Job } from "freeform-rpg/plugins/operations/jobs";
import type { Embedders } from "./choose-embedder.ts";
import { parseCollection } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { embedJob } from "./embed-job.ts";
import { needsVectors } from "./sync-vectors.ts";

/** Brings vectors up to date with the embedder in use, by jobs. Meanwhile searches use the generations that are complete. */
export interface Maintenance {
  /** Queues collections whose vectors are not up to date, by default of all. An error while they are made is stored with the generation, and the job tried again. */
  wake(collections?: readonly Collection[]): Promise<void>;
  /** Queues a collection to which pieces were added if the embedder in use is a model. Fits run at their own times. Never throws, and does not wait. */
  follow(collection: Collection): void;
  /** Resolves when nothing that was queued here is under way; a job that waits for its next try is not. */
  settled(): Promise<void>;
}

/** The dependencies of the maintenance. */
export interface MaintenanceDeps {
  readonly database: DatabaseConnection;
  readonly embedders: Embedders;
  /** Jobs are looked up when there is something to embed. */
  readonly runner: Pick<Kernel, "use">;
  /** Reports an error that cannot be stored with a generation. */
  readonly report: (message: string, error: unknown) => void;
}

/** Opens the maintenance. It does nothing until collections are queued. */
export const openMaintenance = ({ database, embedders, runner, report }: MaintenanceDeps): Maintenance => {
  const following = new Set<Promise<void>>();
  const queued = new Map<string, Job>();
  const queue = async (collection: Collection): Promise<void> => {
    if (!(await needsVectors(database, embedders, collection))) return;
    const jobs = await runner.use(Jobs);
    queued.set(collection.key, await jobs.startOnce(embedJob, { collection: collection.key }));
  };
  return {
    wake: async (collections) => {
      for (const collection of collections ?? (await listCollections(database))) await queue(collection);
    },
    follow: (collection) => {
      if (!embedders.asksModel()) return;
      const work = queue(collection)
        .catch((error: unknown) => report(`"${collection.key}" could not be queued for vectors; the next search tries it again.`, error))
        .finally(() => following.delete(work));
      following.add(work);
    },
    settled: async () => {
      while (following.size + queued.size > 0) {
        await Promise.all(following);
        for (const [key, job] of queued) {
          await untilTried(await runner.use(Jobs), job);
          if (queued.get(key) === job) queued.delete(key);
        }
      }
    },
  };
};

const untilTried = async (jobs: Jobs, { id, lastSeq }: Job): Promise<void> => {
  for await (const { type } of jobs.follow(id, lastSeq)) if (type === "try_failed") return;
};

const listCollections = async ({ sql }: DatabaseConnection): Promise<Collection[]> => {
  const rows = await sql.selectFrom("lore_collections").select("collection").orderBy("collection").execute();
  return rows.flatMap(({ collection }) => parseCollection(collection) ?? []);
};
