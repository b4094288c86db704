import { isWhole } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Periods } from "./periods.ts";

/** What is removed of one kind of rows. */
export interface Rule {
  readonly period: keyof Periods;
  readonly table: "campaign_events" | "run_events" | "run_artifacts" | "runs" | "model_calls";
  /** Whether a row `t` is to be removed, or emptied; `before` is the end of its period. */
  readonly expired: (before: RawBuilder<Date>) => RawBuilder<boolean>;
  /** Removes the rows that `chosen` selects by their place; answers with one row for each. */
  readonly remove: (chosen: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const ended = sql`('finished', 'failed', 'cancelled')`;
const turnEnded = (before: RawBuilder<Date>) => sql<boolean>`exists (
  select from runs r where r.campaign_id = t.campaign_id and r.id = t.run_id and r.campaign_id <> ''
    and r.status in ${ended} and r.finished_at < ${before})`;

/** The number under which the last event of a run is stored: with others of the run where it has ended. */
const lastOfRun = sql`(select max(e.seq) from run_events e where e.campaign_id = t.campaign_id and e.run_id = t.run_id)`;

/** All rules. A job's result is one of its artifacts, so that those of jobs go with the job. */
export const rules: readonly Rule[] = [
  {
    period: "campaignEvents",
    table: "campaign_events",
    expired: (before) => sql`t.sent_at < ${before}
      and t.seq < (select max(seq) from campaign_events c where c.campaign_id = t.campaign_id)`,
    remove: (chosen) => sql`delete from campaign_events where ctid = any(array(${chosen})) returning 1`,
  },
  {
    period: "runEvents",
    table: "run_events",
    expired: (before) => sql`t.told_at < ${before} and ${turnEnded(before)} and (t.seq < ${lastOfRun} or jsonb_exists(t.event, 'batch'))`,
    remove: (chosen) => sql`
      with chosen (place) as materialized (${chosen}),
      emptied as (
        update run_events t set event = (
          select one.event from run_events_of(t.run_id, t.event) as one(event) order by (one.event ->> 'seq')::integer desc limit 1)
        from chosen where t.ctid = chosen.place and t.seq = ${lastOfRun} returning 1),
      removed as (delete from run_events t using chosen where t.ctid = chosen.place and t.seq < ${lastOfRun} returning 1)
      select from emptied union all select from removed`,
  },
  {
    period: "artifacts",
    table: "run_artifacts",
    expired: (before) => sql`t.saved_at < ${before} and ${turnEnded(before)}`,
    remove: (chosen) => sql`delete from run_artifacts where ctid = any(array(${chosen})) returning 1`,
  },
  {
    period: "jobs",
    table: "runs",
    expired: (before) => sql`t.campaign_id = '' and t.status in ${ended} and t.finished_at < ${before}`,
    remove: (chosen) => sql`
      with gone as (delete from runs where ctid = any(array(${chosen})) returning id),
      events as (delete from run_events where campaign_id = '' and run_id in (select id from gone)),
      artifacts as (delete from run_artifacts where campaign_id = '' and run_id in (select id from gone))
      select 1 from gone`,
  },
  {
    period: "modelRequests",
    table: "model_calls",
    // Requests of the same day may be packed against a whole one.
    expired: (before) => sql`t.request <> 'null'::jsonb and t.called_at < ${before}
      and (not ${isWhole(sql`t`)} or t.called_at < ${before} - interval '1 day')`,
    remove: (chosen) => sql`update model_calls set request = 'null' where ctid = any(array(${chosen})) returning 1`,
  },
  {
    period: "modelReplies",
    table: "model_calls",
    // A call without a key is never taken for a recorded answer.
    expired: (before) => sql`t.called_at < ${before} and t.request_key is not null`,
    remove: (chosen) => sql`
      update model_calls set reply = 'null', request_key = null where ctid = any(array(${chosen})) returning 1`,
  },
];
