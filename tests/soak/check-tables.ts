import type { TestDatabase } from "freeform-rpg/db/testing";
import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { AcceptedTurn, Records } from "./records.ts";
import type { Sighting } from "./follow.ts";

/** What is wrong in the tables at the end, each with its place. Empty lists: all is well. */
export interface Violations {
  /** Accepted work that has no end, or an end without its turn. */
  readonly lost: readonly string[];
  /** What was played, ended or paid twice. */
  readonly twice: readonly string[];
  /** Numbers that are missing in a sequence, and what a follower did not receive once and in order. */
  readonly gaps: readonly string[];
  /** States that do not follow from their log, and runs that disagree with it. */
  readonly contradictions: readonly string[];
}

/** Checks everything that was promised against the tables. */
export const checkTables = async (
  db: TestDatabase,
  records: Pick<Records, "accepted" | "jobs">,
  followers: ReadonlyMap<string, readonly (readonly Sighting[])[]>,
): Promise<Violations> => ({
  lost: [...(await findLost(db, records.accepted)), ...(await findLostJobs(db, records.jobs)), ...(await findUnended(db))],
  twice: await findTwice(db),
  gaps: [...(await findGaps(db)), ...findUnread(records.accepted), ...(await findMissed(db, followers))],
  contradictions: [...(await findContradictions(db)), ...(await findUnfolded(db))],
});

const listed = async (db: TestDatabase, query: ReturnType<typeof sql<{ what: string }>>): Promise<string[]> =>
  (await query.execute(db.database.sql)).rows.map(({ what }) => what);

/** Every accepted turn has a run of its own key that is committed or has a failure. */
const findLost = async (db: TestDatabase, accepted: readonly AcceptedTurn[]): Promise<string[]> =>
  listed(
    db,
    sql`
    with promised as (select * from jsonb_to_recordset(${JSON.stringify(accepted)}::jsonb) as p ("campaignId" text, "user" text, "key" text, "runId" text))
    select 'turn ' || p."key" || ' is ' || coalesce(r.status, 'nowhere') as what
    from promised p left join runs r on r.campaign_id = p."campaignId" and r.user_id = p."user" and r.idempotency_key = p."key"
    where r.id is distinct from p."runId"
      or not (r.status = 'finished' and exists (select from events e where e.campaign_id = r.campaign_id and e.run_id = r.id)
        or r.status = 'failed' and r.failure is not null)`,
  );

const findLostJobs = (db: TestDatabase, jobs: readonly string[]): Promise<string[]> =>
  listed(
    db,
    sql`
    select 'job ' || j || ' is ' || coalesce(r.status, 'nowhere') as what
    from jsonb_array_elements_text(${JSON.stringify(jobs)}::jsonb) j left join runs r on r.campaign_id = '' and r.id = j
    where r.status is distinct from 'finished' or not exists (
      select from run_artifacts a where a.campaign_id = '' and a.run_id = j and a.artifact = 'job/result')`,
  );

const findUnended = (db: TestDatabase): Promise<string[]> =>
  listed(db, sql`select 'run ' || id || ' is still ' || status as what from runs where status not in ('finished', 'failed', 'cancelled')`);

/** A run makes one event and has one end. A call whose answer was stored is not paid again. */
const findTwice = (db: TestDatabase): Promise<string[]> =>
  listed(
    db,
    sql`
    select 'run ' || run_id || ' has ' || count(*) || ' turns' as what from events
      where run_id is not null and kind in ('turn', 'clarification') group by campaign_id, run_id having count(*) > 1
    union all
    select 'key ' || idempotency_key || ' has ' || count(*) || ' turns' from events
      where kind in ('turn', 'clarification') group by campaign_id, user_id, idempotency_key having count(*) > 1
    union all
    select 'run ' || run_id || ' ended ' || count(*) || ' times' from run_events, run_events_of(run_id, event) as one(told)
      where told ->> 'type' in ('run_finished', 'run_failed') group by campaign_id, run_id having count(*) > 1
    union all
    select 'call ' || again.prompt_id || ' of the run ' || again.run_id || ' was paid again' from model_calls again
      join model_calls first on first.campaign_id = again.campaign_id and first.run_id = again.run_id
        and first.request_key = again.request_key and first.id <> again.id
      where again.called_at - make_interval(secs => (again.receipt ->> 'ms')::double precision / 1000) > first.called_at`,
  );

/** Sequences that do not count from 1 to their number of rows. */
export const findGaps = (db: TestDatabase): Promise<string[]> =>
  listed(
    db,
    sql`
    select 'events of ' || campaign_id as what from events group by campaign_id
      having min(seq) <> 1 or max(seq) <> count(*) or count(distinct seq) <> count(*)
    union all
    select 'turns of ' || campaign_id from events where kind in ('turn', 'clarification') group by campaign_id
      having max(turn_no) <> count(*) or count(distinct turn_no) <> count(*)
    union all
    select 'campaign_events of ' || campaign_id from campaign_events group by campaign_id having min(seq) <> 1 or max(seq) <> count(*)
    union all
    select 'run_events of ' || run_id from run_events, run_events_of(run_id, event) as one(told) group by campaign_id, run_id
      having min((told ->> 'seq')::integer) <> 1 or max((told ->> 'seq')::integer) <> count(*) or count(distinct told ->> 'seq') <> count(*)`,
  );

/** What a player read of a run counts from 1 without gaps, and ends once. */
const findUnread = (accepted: readonly AcceptedTurn[]): string[] =>
  accepted.flatMap(({ key, events }) => {
    const inOrder = events.every(({ seq }, at) => seq === at + 1);
    const ends = events.filter(({ type }) => type === "RUN_FINISHED" || type === "RUN_FAILED").length;
    return inOrder && ends === 1 ? [] : [`turn ${key} was read as ${events.map(({ seq }) => seq).join(" ")}, with ${ends} ends`];
  });

/** Every follower received every event of its campaign once, in order. */
const findMissed = async (db: TestDatabase, followers: ReadonlyMap<string, readonly (readonly Sighting[])[]>): Promise<string[]> => {
  const { rows } = await sql<{ campaign_id: string; last: number }>`
    select campaign_id, max(seq) as last from campaign_events group by campaign_id`.execute(db.database.sql);
  return rows.flatMap(({ campaign_id, last }) =>
    (followers.get(campaign_id) ?? []).flatMap((seen, nth) =>
      seen.length === last && seen.every(({ seq }, at) => seq === at + 1)
        ? []
        : [`follower ${nth} of ${campaign_id} received ${seen.length} of ${last}`],
    ),
  );
};

const findContradictions = (db: TestDatabase): Promise<string[]> =>
  listed(
    db,
    sql`
    select 'run ' || r.id || ' is ' || r.status || ', but is turn ' || e.turn_no as what
      from runs r join events e on e.campaign_id = r.campaign_id and e.run_id = r.id where r.status in ('failed', 'cancelled')
    union all
    select 'run ' || r.id || ' is ' || r.status || ', but its last event is ' || coalesce(l.event ->> 'type', 'missing')
      from runs r left join lateral (
        select told as event from run_events e, run_events_of(e.run_id, e.event) as one(told) where e.campaign_id = r.campaign_id and e.run_id = r.id
        order by (told ->> 'seq')::integer desc limit 1) l on true
      where r.status in ('finished', 'failed')
        and l.event ->> 'type' is distinct from (case r.status when 'finished' then 'run_finished' else 'run_failed' end)
    union all
    select 'run ' || id || ' counts ' || last_seq || ' events' from runs r
      where last_seq <> (
        select count(*) from run_events e, run_events_of(e.run_id, e.event) where e.campaign_id = r.campaign_id and e.run_id = r.id)
    union all
    select 'campaign ' || c.id || ' is at event ' || c.head_seq || ', turn ' || c.current_turn from campaigns c
      where c.head_seq <> (select coalesce(max(seq), 0) from events where campaign_id = c.id)
    union all
    select 'run ' || id || ' keeps artifacts of a committed turn' from runs r where status = 'finished' and campaign_id <> ''
      and exists (select from run_artifacts a where a.campaign_id = r.campaign_id and a.run_id = r.id)`,
  );

/** The stored state is the fold of the log. */
const findUnfolded = async (db: TestDatabase): Promise<string[]> => {
  const campaigns = await db.database.sql.selectFrom("campaigns").select("id").execute();
  const wrong: string[] = [];
  for (const { id } of campaigns) {
    const [state, folded] = [await db.log.state(id), await db.log.fold(id, { fromStart: true })];
    if (!isDeepStrictEqual(state, folded)) wrong.push(`the state of ${id} is not the fold of its log`);
  }
  return wrong;
};
