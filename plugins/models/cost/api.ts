import { CampaignDm, ModelReceipt, TurnDm, computed, ModelTierEnum } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { z } from "zod";
import { CostTotals } from "./cost-totals.ts";
import { addShare } from "./cost-share.ts";
import type { CostShareRef } from "./cost-share.ts";
import { addDailyCosts } from "./daily-api.ts";
import { noCosts, readCosts } from "./read-costs.ts";
import type { Costs } from "./read-costs.ts";

/** Adds what models cost, to what DMs see of campaigns and turns. */
export const addCosts: ApiPart = (builder) => {
  const share = addShare(builder);
  addCostsType(builder, share);
  addDailyCosts(builder, share);
  builder.objectField(CampaignDm, "costs", (t) =>
    t.field({
      type: CostTotals,
      description: "The cost of all paid model calls of the campaign, calls of failed turns included.",
      ...computed("costs", (row) => readCosts(sql`model_calls.campaign_id = ${row}.id`)),
      resolve: costsOf,
    }),
  );
  builder.objectField(TurnDm, "costs", (t) =>
    t.field({
      type: CostTotals,
      description: "The cost of the paid model calls of the turn.",
      ...computed("costs", (row) => readCosts(sql`model_calls.campaign_id = ${row}.campaign_id and model_calls.run_id = ${row}.run_id`)),
      resolve: costsOf,
    }),
  );
  builder.objectFields(ModelReceipt, (t) => ({
    degraded: t.string({
      nullable: true,
      description: "The reason why a model of a lower tier answered than the prompt requests; `null` when none did.",
      resolve: (receipt) => textOf(receipt, "degraded"),
    }),
    unpriced: t.boolean({
      description: "Whether the model has no known price. `cost` does not include such calls.",
      resolve: (receipt) => Reflect.get(receipt, "unpriced") === true,
    }),
    tier: t.field({
      type: ModelTierEnum,
      nullable: true,
      description: "The tier of the model; `null` when it was not recorded.",
      resolve: (receipt) => tierOf(receipt),
    }),
  }));
};

const addCostsType = (builder: Builder, share: CostShareRef): void => {
  builder.objectType(CostTotals, {
    name: "Costs",
    description: "The cost of paid model calls.",
    fields: (t) => ({
      calls: t.exposeInt("calls", { description: "The number of paid calls." }),
      inputTokens: t.exposeFloat("input_tokens", { description: "The number of input tokens, cached ones included." }),
      outputTokens: t.exposeFloat("output_tokens", { description: "The number of output tokens." }),
      cacheReadTokens: t.exposeFloat("cache_read_tokens", {
        description: "The number of input tokens that the provider served from its cache.",
      }),
      cost: t.exposeFloat("cost", { description: "The cost in US dollars." }),
      unpricedCalls: t.exposeInt("unpriced", {
        description: "The number of calls to models without a known price. `cost` does not include them.",
      }),
      byStage: t.field({
        type: [share],
        description: "The cost by stage, the most expensive first.",
        resolve: ({ by_stage }) => [...by_stage],
      }),
      byTier: t.field({
        type: [share],
        description: "The cost by model tier, the most expensive first.",
        resolve: ({ by_tier }) => [...by_tier],
      }),
    }),
  });
};

const costsOf = (row: object): Costs => {
  const costs: unknown = Reflect.get(row, "costs");
  return isCosts(costs) ? costs : noCosts;
};

const isCosts = (value: unknown): value is Costs => typeof value === "object" && value !== null && "by_stage" in value;

const Tier = z.enum(["quality", "cheap"]);

const tierOf = (receipt: object): z.infer<typeof Tier> | null => Tier.safeParse(Reflect.get(receipt, "tier")).data ?? null;

const textOf = (receipt: object, name: string): string | null => {
  const value: unknown = Reflect.get(receipt, name);
  return typeof value === "string" ? value : null;
};
