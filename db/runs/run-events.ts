import type { RunEvent } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import { encodeJson } from "../json.ts";
import { freeStage } from "../migrations/batched-run-events.ts";
import { notificationChannel } from "../migrations/campaign-events.ts";
import type { RunStatus } from "../kinds.ts";
import type { Tables } from "../tables.ts";
import type { RunAttempt, RunEnding, RunKey } from "../tokens.ts";
import { isRun } from "./is-run.ts";
import { saveArtifacts } from "./kept-artifacts.ts";
import type { KeptArtifact } from "./kept-artifacts.ts";
import { requireWrite } from "./require-write.ts";

/** What a worker writes of its run. */
export interface RunWrite {
  readonly events: readonly RunEvent[];
  readonly kept: readonly KeptArtifact[];
  /** SQL that sets further columns of the run. */
  readonly changes?: RawBuilder<unknown>;
}

/** Appends events of one run, and artifacts that wait, in one statement. An event whose number exists already is ignored. */
export const appendRunEvents = async (db: Kysely<Tables>, run: RunAttempt, write: RunWrite): Promise<void> => {
  if (write.events.length + write.kept.length > 0) await writeRun(db, run, write);
};

/** Writes to a run under its claim, in one statement, and returns its status after that. */
export const writeRun = async (db: Kysely<Tables>, run: RunAttempt, { events, kept, changes }: RunWrite): Promise<RunStatus> => {
  const written = sql<{ status: RunStatus }>`
    with ${touchRun(run, events, changes)},
    ${addEvents(events)},
    ${saveArtifacts(sql`written`, run, kept)}
    select status, notify_run(id, (select events from given)) from written`;
  return (await requireWrite(run, written.execute(db))).status;
};

/** The part `written` of a statement: the run, if its claim holds, with the number of its last event. */
export const touchRun = (run: RunAttempt, events: readonly RunEvent[], changes?: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  written as (
    update runs set last_seq = ${lastSeq(events)}${changes === undefined ? sql`` : sql`, ${changes}`}
    where ${isRun(run)} and attempt = ${run.attempt} returning campaign_id, id, status)`;

/** Ends a run, unless it has ended, and appends its last events and artifacts that wait, in one statement. True when other runs of the campaign have not ended. */
export const finish = async (db: Kysely<Tables>, run: RunAttempt, ending: RunEnding, kept: readonly KeptArtifact[]): Promise<boolean> => {
  const mine = sql<boolean>`attempt = ${run.attempt}`;
  return (await requireWrite(run, endRun(run, mine, ending, kept).execute(db))).others;
};

/** Lets a run wait, and appends its last events and artifacts that wait, in one statement. False when it was cancelled meanwhile. */
export const suspend = async (db: Kysely<Tables>, run: RunAttempt, write: RunWrite): Promise<boolean> => {
  const changes = sql`lease_owner = null, lease_until = null, status = case when status = 'running' then 'waiting' else status end`;
  return (await writeRun(db, run, { ...write, changes })) === "waiting";
};

/** Cancels a run that has not ended, also one that a worker has claimed; see `RunStore.cancel`. */
export const cancel = async (db: Kysely<Tables>, run: RunKey, ending: Omit<RunEnding, "status">): Promise<boolean> => {
  const cancelWhere = async (allowed: RawBuilder<boolean>, events: RunEnding["events"]): Promise<boolean> =>
    (await endRun(run, allowed, { ...ending, events, status: "cancelled" }).execute(db)).rows.length > 0;
  // The state is part of each statement: a worker may claim the run, or let it wait, between two of them.
  if (await cancelWhere(unclaimed, ending.events)) return true;
  if (await cancelWhere(claimed, [])) return false;
  return cancelWhere(unclaimed, ending.events);
};

const unclaimed = sql<boolean>`status in ('queued', 'waiting')`;

/** A run that is in the log is finished by its worker, or by the one that takes it over. */
const claimed = sql<boolean>`status = 'running' and not committed`;

/** SQL of whether a run has not ended. */
const unfinished = sql<boolean>`status in ('queued', 'running', 'waiting')`;

/** Cancels a run that has not started. False when it has started or ended. */
export const withdraw = async (db: Kysely<Tables>, run: RunKey, ending: Omit<RunEnding, "status">): Promise<boolean> => {
  const { rows } = await endRun(run, notStarted, { ...ending, status: "cancelled" }).execute(db);
  return rows.length > 0;
};

/** Replaces the request of a run that has not started. False when it has started or ended. */
export const edit = async (db: Kysely<Tables>, run: RunKey, request: unknown): Promise<boolean> => {
  const { rows } = await sql`
    update runs set request = ${encodeJson(request)}::jsonb where ${isRun(run)} and ${notStarted} returning id`.execute(db);
  return rows.length > 0;
};

const notStarted = sql<boolean>`status = 'queued' and started_at is null and round_run_id is null`;

/** Ends a run, and with a round the actions that were declared for it. */
const endRun = (
  run: RunKey,
  allowed: RawBuilder<boolean>,
  { status, failure, events = [] }: RunEnding,
  kept: readonly KeptArtifact[] = [],
) => {
  // The server that executes a cancelled run stops it.
  const cancelled = status === "cancelled" ? notifyCancelled : sql`null`;
  return sql<{ id: string; others: boolean }>`
  with written as (
    update runs set last_seq = ${lastSeq(events)},
      status = case when ${unfinished} then ${status} else status end,
      failure = case when ${unfinished} then ${failure === undefined ? null : encodeJson(failure)}::jsonb else failure end,
      finished_at = case when ${unfinished} then clock_timestamp() else finished_at end,
      lease_owner = null, lease_until = null, slot = null
    where ${isRun(run)} and ${allowed} returning campaign_id, id, status, failure, committed),
  ${run.campaignId === null ? addEvents(events) : addLastEvents(events)},
  ${saveArtifacts(sql`written`, run, kept)},
  ${dropOfCommitted},
  parts as (
    update runs set status = written.status, failure = written.failure, finished_at = clock_timestamp()
    from (select campaign_id, id, status, failure from written) written
    where runs.campaign_id = written.campaign_id and runs.round_run_id = written.id and runs.status in ('queued', 'running'))
  select id, notify_run(id, (select events from given)), ${cancelled}, exists (
    select from runs other where other.campaign_id = written.campaign_id and other.id <> written.id
      and other.status in ('queued', 'running', 'waiting')) as others
  from written`;
};

/** What a committed run has made is in the log. Events that were written while it was committed may have carried artifacts. */
const dropOfCommitted = sql`
  dropped as (
    delete from run_artifacts a using written w where w.committed and a.campaign_id = w.campaign_id and a.run_id = w.id)`;

const notifyCancelled = sql`pg_notify(${sql.lit(notificationChannel)}, jsonb_build_object('type', 'run_cancelled', 'runId', id)::text)`;

/** SQL of the number of a run's last event, once these are added. */
const lastSeq = (events: readonly RunEvent[]): RawBuilder<number> =>
  sql`greatest(last_seq, ${events.reduce((highest, { seq }) => Math.max(highest, seq), 0)}::integer)`;

/**
 * Adds events to the run that `written` names, if any, but for those that it has. Neighbours of a write that no one may have to remove or change are one row,
 * under the number of the last of them.
 */
export const addEvents = (events: readonly RunEvent[]): RawBuilder<unknown> => sql`
  ${placeEvents(events)},
  added as (
    insert into run_events (campaign_id, run_id, seq, event)
    select campaign_id, run_id, max(seq), case when count(*) = 1 then jsonb_agg(event) -> 0
      else jsonb_build_object('batch', jsonb_agg(event - 'runId' - ${unsaid} order by seq)) end
    from placed group by campaign_id, run_id, singles, single
    on conflict (campaign_id, run_id, seq) do nothing)`;

/**
 * The same for the last events of a turn, of which nothing changes any more: all its events become one row, which takes a third of the space. A write that
 * comes again has no events that are new, and leaves the row as it is.
 */
const addLastEvents = (events: readonly RunEvent[]): RawBuilder<unknown> => sql`
  ${placeEvents(events)},
  gone as (
    delete from run_events e using (select campaign_id, run_id from placed limit 1) of
    where e.campaign_id = of.campaign_id and e.run_id = of.run_id returning e.campaign_id, e.run_id, e.event),
  whole as (
    select campaign_id, run_id, event from placed
    union all
    select campaign_id, run_id, one.event from gone, run_events_of(gone.run_id, gone.event) as one(event)),
  added as (
    insert into run_events (campaign_id, run_id, seq, event)
    select campaign_id, run_id, max((event->>'seq')::integer),
      jsonb_build_object('batch', jsonb_agg(event - 'runId' - ${unsaid} order by (event->>'seq')::integer))
    from whole group by campaign_id, run_id
    on conflict (campaign_id, run_id, seq) do nothing)`;

/** The part `given` of a statement, all events, and `placed`, those that the run of `written` does not have. */
const placeEvents = (events: readonly RunEvent[]): RawBuilder<unknown> => sql`
  given as (select ${encodeJson(events)}::jsonb as events),
  numbered as (
    select event, (event->>'seq')::integer as seq, event->>'type' not in (${batched}) as single
    from given, jsonb_array_elements(given.events) as event),
  placed as (
    select written.campaign_id, written.id as run_id, event, seq, single, count(*) filter (where single) over (order by seq) as singles
    from written join runs before on before.campaign_id = written.campaign_id and before.id = written.id
      join numbered on numbered.seq > before.last_seq)`;

/** The fields of a placed event that `run_events_of` adds again. */
const unsaid = sql`case when event @> ${sql.lit(freeStage)}::jsonb then '{usage,restored}'::text[] else '{}' end`;

/** Of all other events some are removed with a text, and the last one may be changed. */
const batched = sql.join(["run_started", "stage_started", "stage_finished", "progress"].map((type) => sql.lit(type)));

/** Events of a run after `after`, in order. */
export const readRunEvents = async (db: Kysely<Tables>, run: RunKey, after: number): Promise<readonly RunEvent[]> => {
  const { rows } = await sql<{ event: RunEvent }>`
    select one.event from run_events, run_events_of(run_events.run_id, run_events.event) as one(event)
    where run_events.campaign_id = ${run.campaignId ?? ""} and run_events.run_id = ${run.id} and run_events.seq > ${after}::integer
      and (one.event->>'seq')::integer > ${after}::integer
    order by (one.event->>'seq')::integer`.execute(db);
  return rows.map(({ event }) => event);
};
