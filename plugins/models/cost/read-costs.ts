import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Sums of saved calls. Costs are US dollars. */
export interface Costs {
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cache_read_tokens: number;
  readonly cost: number;
  readonly unpriced: number;
  readonly by_stage: readonly CostShare[];
  readonly by_tier: readonly CostShare[];
}

/** The sums of one group. */
export interface CostShare {
  readonly name: string;
  readonly calls: number;
  readonly cost: number;
  /** Of the calls, those to models without a known price: `cost` lacks them. */
  readonly unpriced: number;
}

/** Nothing was paid. */
export const noCosts: Costs = {
  calls: 0,
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cost: 0,
  unpriced: 0,
  by_stage: [],
  by_tier: [],
};

/** SQL for the sums of the calls that a condition selects, as JSON. Calls of failed turns are included. */
export const readCosts = (condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with calls as (
    select stage, receipt ->> 'tier' as tier, (receipt ->> 'cost')::float as cost, (receipt ->> 'input_tokens')::bigint as read,
      (receipt ->> 'output_tokens')::bigint as written, (receipt ->> 'cache_read_tokens')::bigint as cached,
      coalesce((receipt ->> 'unpriced')::boolean, false) as unpriced
    from model_calls where ${condition})
  select json_build_object('calls', count(*), 'cost', coalesce(sum(cost), 0), 'input_tokens', coalesce(sum(read), 0),
    'output_tokens', coalesce(sum(written), 0), 'cache_read_tokens', coalesce(sum(cached), 0), 'unpriced', count(*) filter (where unpriced),
    'by_stage', ${sharesBy(sql`stage`)}, 'by_tier', ${sharesBy(sql`tier`)})
  from calls)`;

const sharesBy = (name: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(share order by share.cost desc, share.name), '[]')
  from (select ${name} as name, count(*) as calls, sum(cost) as cost, count(*) filter (where unpriced) as unpriced from calls group by ${name}) as share)`;
