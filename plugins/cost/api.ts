import { CampaignDm, ModelReceipt, TurnDm, computed } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { CostTotals } from "./cost-totals.ts";
import { noCosts, readCosts } from "./read-costs.ts";
import type { CostShare, Costs } from "./read-costs.ts";

/** Adds what models cost, to what DMs see of campaigns and turns. */
export const addCosts: ApiPart = (builder) => {
  addCostsType(builder);
  builder.objectField(CampaignDm, "costs", (t) =>
    t.field({
      type: CostTotals,
      description: "What its paid model calls have cost, those of failed turns included.",
      ...computed("costs", (row) => readCosts(sql`model_calls.campaign_id = ${row}.id`)),
      resolve: costsOf,
    }),
  );
  builder.objectField(TurnDm, "costs", (t) =>
    t.field({
      type: CostTotals,
      description: "What its paid model calls have cost.",
      ...computed("costs", (row) => readCosts(sql`model_calls.campaign_id = ${row}.campaign_id and model_calls.run_id = ${row}.run_id`)),
      resolve: costsOf,
    }),
  );
  builder.objectFields(ModelReceipt, (t) => ({
    degraded: t.string({
      nullable: true,
      description: "Why a poorer model answered than the prompt asks for; `null` when none did.",
      resolve: (receipt) => textOf(receipt, "degraded"),
    }),
    unpriced: t.boolean({
      description: "Whether the model has no known price: then `cost` lacks what it costs.",
      resolve: (receipt) => Reflect.get(receipt, "unpriced") === true,
    }),
    tier: t.string({
      nullable: true,
      description: "`quality` or `cheap`: which model was asked.",
      resolve: (receipt) => textOf(receipt, "tier"),
    }),
  }));
};

const addCostsType = (builder: Builder) => {
  const Share = builder.objectRef<CostShare>("CostShare").implement({
    description: "The part of a cost that one stage or tier has.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The stage, or `quality` or `cheap`." }),
      calls: t.exposeInt("calls", { description: "Its paid calls." }),
      cost: t.exposeFloat("cost", { description: "Its cost in US dollars." }),
      unpricedCalls: t.exposeInt("unpriced", { description: "Of its calls, those to models without a known price: `cost` lacks them." }),
    }),
  });
  builder.objectType(CostTotals, {
    name: "Costs",
    description: "What paid model calls have cost.",
    fields: (t) => ({
      calls: t.exposeInt("calls", { description: "How many calls were paid for." }),
      inputTokens: t.exposeFloat("input_tokens", { description: "Tokens read, cached ones included." }),
      outputTokens: t.exposeFloat("output_tokens", { description: "Tokens written." }),
      cacheReadTokens: t.exposeFloat("cache_read_tokens", { description: "Of the tokens read, those from the provider's cache." }),
      cost: t.exposeFloat("cost", { description: "US dollars." }),
      unpricedCalls: t.exposeInt("unpriced", { description: "Calls to models without a known price: `cost` lacks them." }),
      byStage: t.field({ type: [Share], description: "The same by stage, the dearest first.", resolve: ({ by_stage }) => [...by_stage] }),
      byTier: t.field({ type: [Share], description: "The same by tier, the dearest first.", resolve: ({ by_tier }) => [...by_tier] }),
    }),
  });
};

const costsOf = (row: object): Costs => {
  const costs: unknown = Reflect.get(row, "costs");
  return isCosts(costs) ? costs : noCosts;
};

const isCosts = (value: unknown): value is Costs => typeof value === "object" && value !== null && "by_stage" in value;

const textOf = (receipt: object, name: string): string | null => {
  const value: unknown = Reflect.get(receipt, name);
  return typeof value === "string" ? value : null;
};
