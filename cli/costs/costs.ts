import { ServerCostsDocument, SetBudgetDocument, ShowCostsDocument } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions, ConnectOptions } from "../connect.ts";
import { printJson } from "../output.ts";
import { printBudgets, printCosts, printDays } from "./show-costs.ts";

export interface CostsOptions extends CampaignOptions {
  readonly days: string;
}

export interface ServerCostsOptions extends ConnectOptions {
  readonly days: string;
}

export interface BudgetOptions extends CampaignOptions {
  readonly turn?: string;
  readonly session?: string;
  readonly day?: string;
  readonly whole?: string;
}

/** Shows what models cost in a campaign, and its budgets. */
export const showCosts = ({ campaign, days, json, ...options }: CostsOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const found = dmOf(campaignOf(await api.request(ShowCostsDocument, { id: campaign, days: readDays(days) }), campaign));
    if (json) return printJson({ campaign, ...found });
    printCosts(found.costs);
    printBudgets(found.budgets);
    printDays(found.costsByDay);
  });

/** Shows what models cost on the whole server. */
export const showServerCosts = ({ days, json, ...options }: ServerCostsOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { costsByDay } = await api.request(ServerCostsDocument, { days: readDays(days) });
    if (json) printJson({ costsByDay });
    else printDays(costsByDay);
  });

/** Sets or removes the DM's limits. */
export const setBudget = ({ campaign: campaignId, json, turn, session, day, whole, ...options }: BudgetOptions): Promise<void> => {
  const budget = { turn: readDollars(turn), session: readDollars(session), day: readDollars(day), campaign: readDollars(whole) };
  if (Object.values(budget).every((limit) => limit === undefined))
    throw new CommandError("budget_missing", "Say which budget: --turn, --session, --day or --whole, each with US dollars or none.", 2);
  return connected(options, async ({ api }) => {
    const set = unwrap((await api.request(SetBudgetDocument, { input: { campaignId, budget } })).changeCampaignSettings);
    const { budgets } = dmOf(set);
    if (json) printJson({ campaign: campaignId, budgets });
    else printBudgets(budgets);
  });
};

const readDollars = (typed: string | undefined): number | null | undefined => {
  if (typed === undefined) return undefined;
  if (typed === "none") return null;
  if (/^\d{1,6}(\.\d{1,6})?$/.test(typed)) return Number(typed);
  throw new CommandError("budget_invalid", `"${typed}" is no amount. Use US dollars such as 0.5, or none for no limit.`, 2);
};

const readDays = (typed: string): number => {
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  if (days >= 1 && days <= 366) return days;
  throw new CommandError("days_invalid", `"${typed}" is no number of days. Use 1 to 366.`, 2);
};
