import type { Command } from "commander";
import type { BudgetOptions, CostsOptions, ServerCostsOptions } from "../costs/costs.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions, withConnectOptions } from "./connect-options.ts";

/** `costs`: what models cost, and what they may cost. */
export const addCosts = (program: Command): void => {
  const costs = program
    .command("costs")
    .summary("show what models cost, and set budgets")
    .description("What paid models cost, day by day, and what they may cost.")
    .addHelpText("after", help);
  withCampaignOptions(costs.command("show", { isDefault: true }), demo.dm)
    .description("Shows what models cost in a campaign, its budgets, and the last days. For the DM.")
    .option("--days <count>", "how many days, 1 to 366", "30")
    .action((options: CostsOptions) => runCommand(options, async () => (await load()).showCosts(options)));
  withCampaignOptions(costs.command("budget"), demo.dm)
    .description(
      "Sets what models may cost in a campaign, in US dollars; none removes a limit. The server's own limits hold beside it. For the DM.",
    )
    .option("--turn <dollars>", "the most that one turn may cost")
    .option("--session <dollars>", "the most that a session may cost: the active one, or the last twelve hours")
    .option("--day <dollars>", "the most that a day may cost, from 0:00 UTC")
    .option("--whole <dollars>", "the most that the whole campaign may cost, what was spent included")
    .action((options: BudgetOptions) => runCommand(options, async () => (await load()).setBudget(options)));
  withConnectOptions(costs.command("server"))
    .description("Shows what models cost on the whole server, books included. For operators.")
    .option("--days <count>", "how many days, 1 to 366", "30")
    .action((options: ServerCostsOptions) => runCommand(options, async () => (await load()).showServerCosts(options)));
};

const load = () => import("../costs/costs.ts");

const help = `
Examples:
  $ npx freeform-rpg costs --days 7
  $ npx freeform-rpg costs budget --turn 0.10 --whole 20
  $ npx freeform-rpg costs budget --whole none`;
