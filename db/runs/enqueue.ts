import { canonicalJson } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import { DatabaseError } from "../errors.ts";
import { encodeJson } from "../json.ts";
import type { RunsTable } from "../run-tables.ts";
import type { Tables } from "../tables.ts";
import { readMaybeTime } from "../times.ts";
import type { CrowdedQueue, RunAnnouncement, RunRoom, RunRow } from "../tokens.ts";
import { announceRun } from "./announce-run.ts";
import { isNext } from "./is-next.ts";
import { toRun } from "./rows.ts";

/** A run before it waits. */
export type NewRun = Pick<RunRow, "id" | "campaignId" | "pipeline" | "userId" | "idempotencyKey" | "request"> & {
  readonly lane?: string | null;
};

/** Adds a run, or finds the one with its key; see `RunStore.enqueue`. */
export const enqueue = async (
  db: Kysely<Tables>,
  run: NewRun,
  announcement: RunAnnouncement = {},
): Promise<{ run: RunRow; existed: boolean }> => {
  const [inserted] = (await insertRun(run, announcement).execute(db)).rows;
  if (inserted !== undefined) return { run: toRun(inserted), existed: false };
  const twin = await findTwin(db, run);
  if (twin === undefined)
    throw new DatabaseError("conflict", `The run with the key "${run.idempotencyKey}" was removed meanwhile. Send it again.`);
  return { run: toRun(twin), existed: true };
};

/** Adds a run unless too many have not ended; see `RunStore.enqueueWithin`. */
export const enqueueWithin = async (
  db: Kysely<Tables>,
  run: NewRun,
  { perUser, perCampaign, ...announcement }: RunRoom,
): Promise<{ run: RunRow; existed: boolean } | CrowdedQueue> => {
  const campaign = run.campaignId ?? "";
  const { rows } = await sql<CrowdedQueue & { readonly run: Selectable<RunsTable> | null }>`
    with unfinished as (
      select count(*)::integer as "all", (count(*) filter (where user_id = ${run.userId}))::integer as own
      from runs where campaign_id = ${campaign} and status in ('queued', 'running', 'waiting')),
    added as (
      ${insertRun(run, announcement, sql`from unfinished where own < ${perUser}::integer and "all" < ${perCampaign}::integer`)})
    select own, "all", (select to_jsonb(added) - 'announced' from added) as run from unfinished`.execute(db);
  const { run: added = null, ...queue } = rows[0] ?? { own: 0, all: 0 };
  if (added !== null) return { run: toRun(added), existed: false };
  const twin = await findTwin(db, run);
  return twin === undefined ? queue : { run: toRun(twin), existed: true };
};

/** SQL that adds a run and announces it, unless there is one with its key. `room` may be a source of one row, or of none. */
const insertRun = (run: NewRun, announcement: RunAnnouncement, room = sql``) => sql<Selectable<RunsTable>>`
  insert into runs (id, campaign_id, pipeline, user_id, idempotency_key, request, lane)
  select ${run.id}::text, ${run.campaignId ?? ""}, ${run.pipeline}, ${run.userId}, ${run.idempotencyKey}, ${encodeJson(run.request)}::jsonb, ${run.lane ?? null}
  ${room}
  on conflict (campaign_id, user_id, idempotency_key) do nothing
  returning runs.*, ${announceRun(announcement)} as announced`;

/** The run with the same key, if there is one. Throws `idempotency_key_reused` where it is for something else. */
const findTwin = async (db: Kysely<Tables>, run: NewRun): Promise<Selectable<RunsTable> | undefined> => {
  const twin = await db
    .selectFrom("runs")
    .selectAll()
    .where("campaign_id", "=", run.campaignId ?? "")
    .where("user_id", "=", run.userId)
    .where("idempotency_key", "=", run.idempotencyKey)
    .executeTakeFirst();
  if (twin === undefined) return undefined;
  if (twin.pipeline === run.pipeline && sameRequest(twin.request, run.request)) return twin;
  throw new DatabaseError(
    "idempotency_key_reused",
    `You have used the idempotency key "${run.idempotencyKey}" for something else already. ` +
      `A key names one action: repeat it only to repeat that action, and make a new one (a UUID) for each new action.`,
  );
};

const sameRequest = (stored: unknown, given: unknown): boolean =>
  canonicalJson(withoutRun(stored)) === canonicalJson(withoutRun(JSON.parse(encodeJson(given))));

/** A repeated request has a new run id, which does not count as a difference. */
const withoutRun = (request: unknown): unknown =>
  typeof request === "object" && request !== null && "run_id" in request ? { ...request, run_id: null } : request;

/**
 * Campaigns that are neither paused nor archived and have pending work: queued runs that the order of play allows, running ones whose lease has
 * expired, or waiting ones that go on.
 */
export const waitingCampaigns = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ campaign_id: string }>`
    select campaign_id from runs r
    where status in ('queued', 'running', 'waiting') and case status when 'waiting' then wait_until <= clock_timestamp()
        when 'running' then lease_until is null or lease_until < clock_timestamp() else not exists (
          select from runs w where w.campaign_id = r.campaign_id and w.status = 'waiting' and w.campaign_id <> '') end
      and not exists (select from campaigns c where c.id = r.campaign_id and c.status in ('paused', 'archived'))
      and ${isNext}
    group by campaign_id order by min(created_at)`.execute(db);
  return rows.map(({ campaign_id }) => campaign_id);
};

/** When the next of all waiting runs goes on by itself; `null` where none does. */
export const nextWait = async (db: Kysely<Tables>): Promise<Date | null> => {
  const { at } = await db
    .selectFrom("runs")
    .select(({ fn }) => fn.min("wait_until").as("at"))
    .where("status", "=", "waiting")
    .where("wait_until", ">", sql<string>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
  return readMaybeTime(at);
};
