import { sql } from "kysely";
import type { Kysely } from "kysely";
import { encodeJson } from "../json.ts";
import type { JobQueue } from "../job-queue.ts";
import type { Tables } from "../tables.ts";
import type { RunAttempt } from "../tokens.ts";
import type { KeptArtifact } from "./kept-artifacts.ts";
import { writeRun } from "./run-events.ts";

type Later = Parameters<JobQueue["tryLater"]>[1];

/** Lets a job whose try has failed wait for its next, in one statement; see `JobQueue.tryLater`. */
export const tryLater = async (
  db: Kysely<Tables>,
  job: RunAttempt,
  { failure, delay, events }: Later,
  kept: readonly KeptArtifact[],
): Promise<boolean> => {
  const changes = sql`lease_owner = null, lease_until = null, slot = null, failed_tries = failed_tries + 1,
    failure = case when status = 'running' then ${encodeJson(failure)}::jsonb else failure end,
    wait_until = clock_timestamp() + make_interval(secs => ${delay / 1000}::double precision),
    status = case when status = 'running' then 'queued' else status end`;
  return (await writeRun(db, job, { events, kept, changes })) === "queued";
};

/** Puts a job that has ended badly back into the queue; its last event says from then on that a try has failed. See `JobQueue.revive`. */
export const revive = async (db: Kysely<Tables>, jobId: string): Promise<boolean> => {
  const { rows } = await sql`
    with revived as (
      update runs set status = 'queued', failed_tries = 0, lost_tries = 0, failure = null, finished_at = null, wait_until = null, slot = null,
        lease_owner = null, lease_until = null
      where campaign_id = '' and id = ${jobId} and status in ('failed', 'cancelled') returning campaign_id, id, last_seq),
    events as (
      update run_events set event = run_events.event || '{"type": "try_failed", "retryAt": null}'::jsonb from revived
      where run_events.campaign_id = '' and run_events.run_id = revived.id and run_events.seq = revived.last_seq
        and run_events.event ->> 'type' = 'run_failed')
    select id, notify_run(id, '[]'::jsonb) from revived`.execute(db);
  return rows.length > 0;
};
