import { CampaignDm, computed, enumOf, texts } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { CampaignBudget } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { z } from "zod";
import { ServerCaps, lowestCaps, serverCap } from "./caps.ts";
import type { CostOptions } from "./options.ts";
import { readStanding } from "./spent.ts";

const Standing = z.object({ campaign: z.number(), session: z.number(), day: z.number(), budget: CampaignBudget });

/** What models may cost in a turn, a session, a day or a campaign. */
interface Budget {
  readonly scope: keyof CampaignBudget;
  readonly limit: number | null;
  readonly dm: number | null;
  readonly server: number | null;
  readonly spent: number | null;
}

const BudgetScopeEnum = enumOf("turn", "session", "day", "campaign");

/** Adds the budgets, to what DMs see of campaigns. */
export const addBudgets: ApiPart = (builder) => {
  const type = addBudgetType(builder);
  builder.objectField(CampaignDm, "budgets", (t) =>
    t.field({
      type: [type],
      description: "What models may cost in a turn, in a session, in a day and in the campaign, and what they have cost.",
      ...computed("standing", (row) => readStanding(sql`${row}.id`)),
      resolve: async (campaign, _args, { kernel }) =>
        listBudgets(await kernel.use(ServerCaps), Standing.parse(Reflect.get(campaign, "standing"))),
    }),
  );
};

const listBudgets = (server: CostOptions["caps"], { budget, session, day, campaign }: z.infer<typeof Standing>): Budget[] => {
  const caps = lowestCaps(server, budget);
  const spent = { turn: null, session, day, campaign };
  return (["turn", "session", "day", "campaign"] as const).map((scope) => ({
    scope,
    limit: caps[scope]?.dollars ?? null,
    dm: budget[scope] ?? null,
    server: serverCap(server, scope),
    spent: spent[scope],
  }));
};

const addBudgetType = (builder: Builder) => {
  const scope = builder.enumType(BudgetScopeEnum, {
    name: "BudgetScope",
    description: "What a budget is for.",
    values: texts({
      TURN: "One turn.",
      SESSION: "The active session, or the last twelve hours.",
      DAY: "A day, from 0:00 UTC.",
      CAMPAIGN: "The whole campaign.",
    }),
  });
  return builder.objectRef<Budget>("Budget").implement({
    description: "What models may cost. A call that could go beyond it is not made: the turn fails, or a cheaper model answers.",
    fields: (t) => ({
      scope: t.expose("scope", { type: scope, description: "What the budget is for." }),
      limit: t.exposeFloat("limit", {
        nullable: true,
        description: "US dollars that may be spent: the lower of the limits; `null` for no limit.",
      }),
      dmLimit: t.exposeFloat("dm", {
        nullable: true,
        description: "The DM's own limit, set by `changeCampaignSettings`; `null` for none.",
      }),
      serverLimit: t.exposeFloat("server", { nullable: true, description: "The limit of the server's configuration; `null` for none." }),
      spent: t.exposeFloat("spent", { nullable: true, description: "US dollars spent so far; `null` for `TURN`." }),
    }),
  });
};
