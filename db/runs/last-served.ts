import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** The part `served` of a statement: when each user with queued runs of a campaign was served last. Who never was has no row. */
export const lastServed = (campaignId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  asking as (
    select distinct user_id from runs where campaign_id = ${campaignId} and status in ('queued', 'running') and status = 'queued'),
  served as (
    select asking.user_id, last.started_at as at from asking, lateral (
      select started_at from runs where campaign_id = ${campaignId} and user_id = asking.user_id and started_at is not null
      order by started_at desc limit 1) last)`;
