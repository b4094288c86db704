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

/** What of a standing is read. */
export interface StandingParts {
  /** The run whose calls are left out. Default: none. */
  readonly exceptRun?: string;
  /** Limits of the server. A sum that neither it nor the campaign's DM limits is 0: it would be added up over all calls for nothing. Default: all are read. */
  readonly limited?: ReadonlySet<CapName>;
}

/** SQL for a campaign's {@link Standing}, as JSON. A session is the active one, or the last twelve hours; a day begins at 0:00 UTC. */
export const readStanding = (campaignId: RawBuilder<unknown>, { exceptRun, limited }: StandingParts = {}): RawBuilder<unknown> => {
  const sum = (name: CapName, since: RawBuilder<unknown>): RawBuilder<unknown> => {
    const added = sql`coalesce((select sum((receipt ->> 'cost')::float) from model_calls
      where campaign_id = ${campaignId} ${exceptRun === undefined ? sql`` : sql`and run_id is distinct from ${exceptRun}`} ${since}), 0)`;
    return limited?.has(name) === false ? sql`case when jsonb_exists(limits.budget, ${sql.lit(name)}) then ${added} else 0 end` : added;
  };
  return sql`(
    select json_build_object('campaign', ${sum("campaign", sql``)}, 'session', ${sum("session", sql`and called_at >= ${sessionStart(campaignId)}`)},
      'day', ${sum("day", sql`and called_at >= date_trunc('day', now(), 'UTC')`)}, 'budget', limits.budget)
    from (select coalesce((select budget from campaigns where campaigns.id = ${campaignId}), '{}') as budget) as limits)`;
};

const sessionStart = (campaignId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(max(started_at), now() - interval '12 hours') from sessions where campaign_id = ${campaignId} and ended_at is null)`;
