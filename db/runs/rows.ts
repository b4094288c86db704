import type { Selectable } from "kysely";
import type { RunsTable } from "../run-tables.ts";
import { readMaybeTime, readTime } from "../times.ts";
import type { RunRow } from "../tokens.ts";

/** A row of `runs` as other modules see it. */
export const toRun = (row: Selectable<RunsTable>): RunRow => ({
  id: row.id,
  campaign_id: row.campaign_id === "" ? null : row.campaign_id,
  pipeline: row.pipeline,
  user_id: row.user_id,
  idempotency_key: row.idempotency_key,
  request: row.request,
  status: row.status,
  failure: row.failure,
  last_seq: row.last_seq,
  created_at: readTime(row.created_at),
  started_at: readMaybeTime(row.started_at),
  finished_at: readMaybeTime(row.finished_at),
});
