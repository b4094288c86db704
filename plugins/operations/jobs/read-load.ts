import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { z } from "zod";

const count = z.coerce.number();
const Load = z.object({
  queuedTurns: count,
  runningTurns: count,
  waitingTurns: count,
  queuedJobs: count,
  runningJobs: count,
  failedJobs: count,
  oldestQueuedAt: z.coerce.date().nullable(),
});

/** What waits and runs on all servers of one database. */
export type WorkLoad = z.infer<typeof Load>;

/** Counts what waits and runs. */
export const readLoad = async ({ sql: database }: DatabaseConnection): Promise<WorkLoad> => {
  const { rows } = await sql`select
      count(*) filter (where campaign_id <> '' and status = 'queued') as "queuedTurns",
      count(*) filter (where campaign_id <> '' and status = 'running') as "runningTurns",
      count(*) filter (where campaign_id <> '' and status = 'waiting') as "waitingTurns",
      count(*) filter (where campaign_id = '' and status = 'queued') as "queuedJobs",
      count(*) filter (where campaign_id = '' and status = 'running') as "runningJobs",
      (select count(*) from runs where campaign_id = '' and status = 'failed') as "failedJobs",
      min(greatest(created_at, wait_until)) filter (where status = 'queued' and (wait_until is null or wait_until <= now())) as "oldestQueuedAt"
    from runs where status in ('queued', 'running', 'waiting')`.execute(database);
  return Load.parse(rows[0]);
};
