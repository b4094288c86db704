import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import { encodeJson } from "../json.ts";
import type { JobQueue, NewJob } from "../job-queue.ts";
import type { RunsTable } from "../run-tables.ts";
import type { Tables } from "../tables.ts";
import type { RunRow } from "../tokens.ts";
import { claimJob } from "./claim-job.ts";
import { enqueue } from "./enqueue.ts";
import type { KeptArtifacts } from "./kept-artifacts.ts";
import { toRun } from "./rows.ts";
import { revive, tryLater } from "./try-again.ts";

/** The jobs of a database; see `JobQueue`. */
export const createJobQueue = (db: Kysely<Tables>, kept: KeptArtifacts): JobQueue => ({
  enqueueJob: async (job) => {
    const { run, existed } = await enqueue(db, { ...job, campaignId: null });
    return { job: run, existed };
  },
  enqueueOnce: (job) => enqueueOnce(db, job),
  claimJob: (claim) => claimJob(db, claim),
  tryLater: (job, later) => kept.carry(job, (artifacts) => tryLater(db, job, later, artifacts)),
  revive: (jobId) => revive(db, jobId),
  listJobs: async ({ limit, statuses = [], kinds = [], keyPrefix }) => {
    const rows = await db
      .selectFrom("runs")
      .selectAll()
      .where("campaign_id", "=", "")
      .$if(statuses.length > 0, (query) => query.where("status", "in", statuses))
      .$if(kinds.length > 0, (query) => query.where("pipeline", "in", kinds))
      .$if(keyPrefix !== undefined, (query) => query.where(sql<boolean>`starts_with(idempotency_key, ${keyPrefix})`))
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(toRun);
  },
});

/** Two servers may both add one in the same moment; their jobs run one after another, and the second finds little to do. */
const enqueueOnce = async (db: Kysely<Tables>, job: NewJob): Promise<{ job: RunRow; existed: boolean }> => {
  const { rows } = await sql<Selectable<RunsTable> & { readonly existed: boolean }>`
    with waiting as (
      update runs set wait_until = null where campaign_id = '' and id = (
        select id from runs where campaign_id = '' and pipeline = ${job.pipeline} and lane is not distinct from ${job.lane} and status = 'queued'
        order by created_at limit 1) and status = 'queued' returning *),
    added as (
      insert into runs (campaign_id, id, pipeline, user_id, idempotency_key, request, lane)
      select '', ${job.id}, ${job.pipeline}, ${job.userId}, ${job.idempotencyKey}, ${encodeJson(job.request)}::jsonb, ${job.lane}
      where not exists (select from waiting) returning *)
    select *, true as existed from waiting union all select *, false from added`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("A job was neither found nor added.");
  return { job: toRun(row), existed: row.existed };
};
