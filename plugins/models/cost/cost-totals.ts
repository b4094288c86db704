import type { Costs, CostShare } from "./read-costs.ts";

/** Sums of paid calls as the API shows them; other plugins answer with it. */
export class CostTotals implements Costs {
  declare readonly calls: number;
  declare readonly input_tokens: number;
  declare readonly output_tokens: number;
  declare readonly cache_read_tokens: number;
  declare readonly cost: number;
  declare readonly unpriced: number;
  declare readonly by_stage: readonly CostShare[];
  declare readonly by_tier: readonly CostShare[];
}
