import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CostShare } from "./read-costs.ts";

/** What was paid in one day, in UTC. */
export interface CostDay extends Omit<CostShare, "name"> {
  /** As `2026-11-24`. */
  readonly day: string;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly by_model: readonly CostShare[];
}

/** SQL for the costs of the last days, today's last, as a JSON list with each of the days. `condition` selects the calls. */
export const readDaily = (days: number, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with days as (
    select day::date from generate_series((now() at time zone 'UTC')::date - (${days}::integer - 1), (now() at time zone 'UTC')::date, '1 day') as day),
  shares as (
    select (called_at at time zone 'UTC')::date as day, receipt ->> 'model' as name, count(*) as calls, sum((receipt ->> 'cost')::float) as cost,
      sum((receipt ->> 'input_tokens')::bigint) as read, sum((receipt ->> 'output_tokens')::bigint) as written,
      count(*) filter (where (receipt ->> 'unpriced')::boolean) as unpriced
    from model_calls where called_at >= (select min(day)::timestamp at time zone 'UTC' from days) and ${condition} group by 1, 2),
  daily as (
    select day, json_build_object('day', to_char(day, 'YYYY-MM-DD'), 'calls', coalesce(sum(calls), 0), 'cost', coalesce(sum(cost), 0),
      'input_tokens', coalesce(sum(read), 0), 'output_tokens', coalesce(sum(written), 0), 'unpriced', coalesce(sum(unpriced), 0),
      'by_model', coalesce(json_agg(json_build_object('name', name, 'calls', calls, 'cost', cost, 'unpriced', unpriced) order by cost desc, name)
        filter (where name is not null), '[]')) as document
    from days left join shares using (day) group by day)
  select json_agg(document order by day) from daily)`;
