import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import { codeOf } from "../errors.ts";
import type { RunsTable } from "../run-tables.ts";
import type { Tables } from "../tables.ts";
import type { ClaimedRun, RunAnnouncement } from "../tokens.ts";
import { announceRun } from "./announce-run.ts";
import { isNext } from "./is-next.ts";
import { lastServed } from "./last-served.ts";
import { toRun } from "./rows.ts";

/** Takes the campaign's next run, in one statement; see `RunStore.claim`. */
export const claim = async (db: Kysely<Tables>, campaignId: string, claimed: Claim): Promise<ClaimedRun | null> => {
  try {
    const { rows } = await claimNext(campaignId, claimed).execute(db);
    return rows[0] === undefined ? null : { ...toRun(rows[0]), begun: rows[0].begun };
  } catch (thrown) {
    // Another worker claimed another run of this campaign in the same moment: the unique index lets one of them through.
    if (codeOf(thrown) === "23505") return null;
    throw thrown;
  }
};

interface Claim extends RunAnnouncement {
  readonly owner: string;
  readonly leaseSeconds: number;
}

const claimNext = (campaignId: string, { owner, leaseSeconds, announce }: Claim) => sql<
  Selectable<RunsTable> & { readonly begun: boolean }
>`
  with ${lastServed(sql`${campaignId}`)},
  next as (
    select r.id, r.started_at is not null as begun from runs r left join served s on s.user_id = r.user_id
    where r.campaign_id = ${campaignId} and r.status in ('queued', 'running', 'waiting')
      and case r.status when 'queued' then true when 'waiting' then r.wait_until <= clock_timestamp()
        else r.lease_until is null or r.lease_until < clock_timestamp() end
      and not exists (select from campaigns where campaigns.id = ${campaignId} and campaigns.status in ('paused', 'archived'))
      and ${isNext}
      and (r.campaign_id = '' or not exists (
        select from runs held where held.campaign_id = ${campaignId} and held.id <> r.id
          and (held.status = 'waiting' or held.status = 'running' and held.lease_until >= clock_timestamp())))
    order by r.status <> 'queued' desc, case when jsonb_exists(r.request, 'declarations') then r.created_at end nulls last,
      s.at nulls first, r.created_at, r.id
    limit 1
    for update of r skip locked)
  update runs set status = 'running', lease_owner = ${owner},
    lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds}::double precision),
    attempt = runs.attempt + 1, started_at = coalesce(started_at, clock_timestamp())
  from next where runs.campaign_id = ${campaignId} and runs.id = next.id
  returning runs.*, next.begun,
    send_notification(jsonb_build_object('type', 'run_claimed', 'runId', runs.id), '{}'), ${announceRun({ announce })}`;
