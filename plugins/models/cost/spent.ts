import type { CampaignBudget } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CapName } from "./errors.ts";

/** Names a run in its campaign. */
export interface RunName {
  readonly campaignId: string;
  readonly runId: string;
}

/** US dollars spent so far, by what a budget is for. */
export type Spent = Readonly<Record<CapName, number>>;

/** A campaign's budget, and what it has spent but for one run. */
export interface Standing extends Pick<Spent, "session" | "day" | "campaign"> {
  readonly budget: CampaignBudget;
}

/** SQL for a campaign's {@link Standing}, as JSON. A session is the active one, or the last twelve hours; a day begins at 0:00 UTC. */
export const readStanding = (campaignId: RawBuilder<unknown>, exceptRun: string | null = null): RawBuilder<unknown> => sql`(
  select json_build_object('campaign', coalesce(sum(cost), 0), 'session', coalesce(sum(cost) filter (where called_at >= session.began), 0),
    'day', coalesce(sum(cost) filter (where called_at >= date_trunc('day', now(), 'UTC')), 0),
    'budget', coalesce((select budget from campaigns where campaigns.id = ${campaignId}), '{}'))
  from (select coalesce(max(started_at), now() - interval '12 hours') as began from sessions
    where campaign_id = ${campaignId} and ended_at is null) as session
  left join (select (receipt ->> 'cost')::float as cost, called_at from model_calls
    where campaign_id = ${campaignId} and run_id is distinct from ${exceptRun}) as calls on true)`;
