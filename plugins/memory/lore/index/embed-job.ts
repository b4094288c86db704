import { Database } from "freeform-rpg/db";
import { artifact, pipeline, service, stage } from "freeform-rpg/kernel";
import { runPipeline } from "freeform-rpg/plugins/operations/jobs/lib";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";
import { z } from "zod";
import type { Embedders } from "./choose-embedder.ts";
import { parseCollection } from "./collection.ts";
import { syncVectors } from "./sync-vectors.ts";

/** The name of the job that makes vectors. */
export const embedJob = "embed-lore";

/** The available embedders. */
export const EmbeddersInUse = service<Embedders>("lore/embedders-in-use");

const Request = z.object({ collection: z.string() });
const Asked = artifact("lore/embed-request", Request);
const Embedded = artifact("lore/embedded", z.object({ collection: z.string() }));
const EmbedLore = pipeline(embedJob, [Asked], Embedded);

/** A day: a large collection takes hours. Each batch is stored, so that the next try requests only the rest. */
const timeLimit = 24 * 60 * 60 * 1000;

/** Brings the vectors of one collection up to date. */
export const embedStage = stage({
  pipeline: EmbedLore,
  name: "embed",
  needs: { asked: Asked },
  uses: { database: Database, embedders: EmbeddersInUse },
  makes: Embedded,
  timeLimit,
  run: async ({ asked, database, embedders }, { signal }) => {
    const collection = parseCollection(asked.collection);
    if (collection !== null) await syncVectors(database, embedders, collection, signal);
    return asked;
  },
});

/** The job that makes vectors: of one collection by one server at a time, whatever it fails with. */
export const embedKind: JobKind = {
  name: embedJob,
  background: true,
  retry: { tries: 12, firstDelay: 30_000, longestDelay: 600_000, when: () => true },
  timeLimit,
  concurrency: { perServer: 1 },
  retentionDays: 2,
  lane: (request) => Request.parse(request).collection,
  run: runPipeline(EmbedLore, Asked),
};
