import { Database } from "freeform-rpg/db";
import { CampaignDm, fromRow, reading, requireOperator } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { sql } from "kysely";
import { z } from "zod";
import type { CostShareRef } from "./cost-share.ts";
import { readDaily } from "./read-daily.ts";
import type { CostDay } from "./read-daily.ts";

const Days = z.int().min(1).max(366);
const DaysArgs = z.object({ days: Days });

/** Adds what models cost day by day: of a campaign for its DM, of the whole server for operators. */
export const addDailyCosts = (builder: Builder, share: CostShareRef): void => {
  const type = addCostDay(builder, share);
  builder.objectField(CampaignDm, "costsByDay", (t) =>
    t.field({
      type: [type],
      description: "What models cost in this campaign on each of the last days, calls of failed turns included. The last is today, in UTC.",
      args: { days: t.arg.int({ defaultValue: 30, required: true, validate: Days, description: "The number of days, 1 to 366." }) },
      ...reading({
        below: (below) => readDaily(below.args(DaysArgs).days, sql`model_calls.campaign_id = ${below.parent}.id`),
      }),
      resolve: fromRow,
    }),
  );
  builder.queryField("costsByDay", (t) =>
    t.field({
      type: [type],
      description: "What models cost on this server on each of the last days, books included. The last is today, in UTC. For operators.",
      args: { days: t.arg.int({ defaultValue: 30, required: true, validate: Days, description: "The number of days, 1 to 366." }) },
      resolve: async (_root, { days }, context) => {
        requireOperator(context, "see what models cost");
        const { sql: db } = await context.use(Database);
        const daily = readDaily(days, sql`true`);
        const { rows } = await sql<{ readonly daily: CostDay[] }>`select ${daily} as daily`.execute(db);
        return rows[0]?.daily ?? [];
      },
    }),
  );
};

const addCostDay = (builder: Builder, share: CostShareRef) =>
  builder.objectRef<CostDay>("CostDay").implement({
    description: "The cost of paid model calls on one day.",
    fields: (t) => ({
      day: t.exposeString("day", { description: "The day in UTC, such as `2026-11-24`." }),
      calls: t.exposeInt("calls", { description: "The number of paid calls." }),
      cost: t.exposeFloat("cost", { description: "The cost in US dollars." }),
      unpricedCalls: t.exposeInt("unpriced", {
        description: "The number of calls to models without a known price. `cost` does not include them.",
      }),
      inputTokens: t.exposeFloat("input_tokens", { description: "The number of input tokens, cached ones included." }),
      outputTokens: t.exposeFloat("output_tokens", { description: "The number of output tokens." }),
      byModel: t.field({
        type: [share],
        description: "The cost by model, the most expensive first.",
        resolve: ({ by_model }) => [...by_model],
      }),
    }),
  });
