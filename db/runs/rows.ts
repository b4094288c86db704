import type { Selectable } from "kysely";
import type { RunsTable } from "../run-tables.ts";
import { readMaybeTime, readTime } from "../times.ts";
import type { RunRow } from "../tokens.ts";

/** A row of `runs` as other modules see it. */
export const toRun = (row: Selectable<RunsTable>): RunRow => ({
  id: row.id,
  campaignId: row.campaign_id === "" ? null : row.campaign_id,
  pipeline: row.pipeline,
  userId: row.user_id,
  idempotencyKey: row.idempotency_key,
  request: row.request,
  status: row.status,
  failure: row.failure,
  lastSeq: row.last_seq,
  attempt: row.attempt,
  failedTries: row.failed_tries,
  lostTries: row.lost_tries,
  waitUntil: readMaybeTime(row.wait_until),
  roundRunId: row.round_run_id,
  createdAt: readTime(row.created_at),
  startedAt: readMaybeTime(row.started_at),
  finishedAt: readMaybeTime(row.finished_at),
});
