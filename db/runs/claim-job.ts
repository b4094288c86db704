import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import { codeOf } from "../errors.ts";
import { encodeJson } from "../json.ts";
import type { JobClaim, JobQueue } from "../job-queue.ts";
import type { RunsTable } from "../run-tables.ts";
import type { Tables } from "../tables.ts";
import { lastServed } from "./last-served.ts";
import { toRun } from "./rows.ts";

type Claim = Parameters<JobQueue["claimJob"]>[0];

/** Claims that other servers may cross before this one looks again a moment later. */
const crossings = 5;

/** Takes the next job in one statement; see `JobQueue.claimJob`. */
export const claimJob = async (db: Kysely<Tables>, claim: Claim): Promise<JobClaim> => {
  if (claim.kinds.length === 0) return { job: null, dueIn: null };
  for (let crossed = 0; crossed < crossings; crossed++)
    try {
      const { rows } = await claimNext(claim).execute(db);
      return toClaim(rows[0]);
    } catch (thrown) {
      // Another server took the same lane, or the same place of the kind, in the same moment: a unique index lets one of them through.
      if (codeOf(thrown) !== "23505") throw thrown;
    }
  return { job: null, dueIn: 100 };
};

type Answer = { readonly dueIn: number | null } & (
  | (Selectable<RunsTable> & { readonly begun: boolean })
  | { readonly id: null; readonly begun: null }
);

const toClaim = (answer: Answer | undefined): JobClaim => {
  if (answer === undefined || answer.id === null) return { job: null, dueIn: toWait(answer?.dueIn ?? null) };
  return { job: { ...toRun(answer), begun: answer.begun }, dueIn: null };
};

const toWait = (dueIn: number | null): number | null => (dueIn === null ? null : Math.max(0, dueIn));

/** Only the claims of others make a job that may run now wait: their leases end then at the latest. */
const claimNext = ({ server, owner, leaseSeconds, kinds }: Claim) => sql<Answer>`
  with known as materialized (
    select kind.name, kind.overall, (
      select min(place) from generate_series(1, kind.overall) place where not exists (
        select from runs held where held.campaign_id = '' and held.status = 'running' and held.pipeline = kind.name and held.slot = place)) as free
    from jsonb_to_recordset(${encodeJson(kinds)}::jsonb) as kind(name text, overall integer)),
  ${lastServed(sql`''`)},
  next as (
    select r.id, r.started_at is not null as begun, (r.status = 'running' and r.lease_owner is not null)::integer as lost,
      case r.status when 'running' then r.slot else known.free end as slot
    from runs r join known on known.name = r.pipeline left join served s on s.user_id = r.user_id
    where r.campaign_id = '' and r.status in ('queued', 'running')
      and case r.status when 'running' then r.lease_until is null or r.lease_until < clock_timestamp()
        else (r.wait_until is null or r.wait_until <= clock_timestamp()) and (known.overall is null or known.free is not null)
          and (r.lane is null or not exists (
            select from runs held where held.campaign_id = '' and held.status = 'running' and held.pipeline = r.pipeline and held.lane = r.lane)) end
    order by r.status <> 'queued' desc, s.at nulls first, r.created_at, r.id
    limit 1
    for update of r skip locked),
  taken as (
    update runs set status = 'running', lease_owner = ${owner}, wait_until = null, slot = next.slot, lost_tries = runs.lost_tries + next.lost,
      lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}::double precision),
      attempt = runs.attempt + 1, started_at = coalesce(started_at, clock_timestamp())
    from next where runs.campaign_id = '' and runs.id = next.id
    returning runs.*, next.begun, notify_run(runs.id, '[]'::jsonb)),
  due as (
    select min(case when r.status = 'running' then r.lease_until when r.wait_until > clock_timestamp() then r.wait_until
      else clock_timestamp() + make_interval(secs => ${leaseSeconds}::double precision) end) as at
    from runs r join known on known.name = r.pipeline
    where r.campaign_id = '' and r.status in ('queued', 'running')
      and not (r.status = 'running' and starts_with(coalesce(r.lease_owner, ''), ${server})))
  select taken.*, (extract(epoch from due.at - clock_timestamp()) * 1000)::double precision as "dueIn" from due left join taken on true`;
