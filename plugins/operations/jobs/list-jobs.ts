import type { DatabaseConnection, RunRow, RunStatus, RunStore } from "freeform-rpg/db";
import { sql } from "kysely";
import { z } from "zod";

/** The latest jobs, newest first, of all users; with `statuses` only those in one of them. */
const listJobs = async (
  database: DatabaseConnection,
  store: RunStore,
  limit: number,
  statuses: readonly RunStatus[],
): Promise<RunRow[]> => {
  const rows = await database.sql
    .selectFrom("runs")
    .select("id")
    .where("campaign_id", "=", "")
    .$if(statuses.length > 0, (query) => query.where("status", "in", statuses))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => store.find(id)));
  return found.filter((job) => job !== null);
};

const count = z.coerce.number();
const Load = z.object({
  queuedTurns: count,
  runningTurns: count,
  waitingTurns: count,
  queuedJobs: count,
  runningJobs: count,
  oldestQueuedAt: z.coerce.date().nullable(),
});

/** What waits and runs on all servers of one database. */
export type WorkLoad = z.infer<typeof Load>;

/** The lists and counts of the job service. */
export const createLists = (database: DatabaseConnection, store: RunStore) => ({
  list: (limit: number, statuses: readonly RunStatus[] = []) => listJobs(database, store, limit, statuses),
  load: () => readLoad(database),
});

/** Counts what waits and runs. */
const readLoad = async ({ sql: database }: DatabaseConnection): Promise<WorkLoad> => {
  const { rows } = await sql`select
      count(*) filter (where campaign_id <> '' and status = 'queued') as "queuedTurns",
      count(*) filter (where campaign_id <> '' and status = 'running') as "runningTurns",
      count(*) filter (where campaign_id <> '' and status = 'waiting') as "waitingTurns",
      count(*) filter (where campaign_id = '' and status = 'queued') as "queuedJobs",
      count(*) filter (where campaign_id = '' and status = 'running') as "runningJobs",
      min(created_at) filter (where status = 'queued') as "oldestQueuedAt"
    from runs where status in ('queued', 'running', 'waiting')`.execute(database);
  return Load.parse(rows[0]);
};
