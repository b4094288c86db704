import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * Whether the order of play lets the run `r` be claimed. What has started goes on, and a round is played whatever the order is by then. An
 * action that is part of a round is never claimed itself.
 */
export const isNext: RawBuilder<boolean> = sql<boolean>`(
  r.round_run_id is null and (
    r.started_at is not null or jsonb_exists(r.request, 'declarations')
    or not exists (
      select from campaigns o where o.id = r.campaign_id and (
        o.order_of_play ->> 'mode' = 'rounds'
        or o.order_of_play ->> 'mode' = 'spotlight' and r.request ->> 'actor_id' is distinct from o.order_of_play ->> 'actor_id'))))`;
