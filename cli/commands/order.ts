import { Argument, Option } from "commander";
import type { Command } from "commander";
import type { OrderMode } from "../api/generated/graphql.ts";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { RunOptions, SetOptions } from "../order/order.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

const modes: Readonly<Record<string, OrderMode>> = { free: "FREE", rounds: "ROUNDS", spotlight: "SPOTLIGHT" };

/** `order`: whose action is played next. */
export const addOrder = (program: Command): void => {
  const order = program
    .command("order")
    .summary("show and set whose action is played next")
    .description("The order of play: free, by rounds, or by a DM who says whose turn it is.")
    .addHelpText("after", help);
  withCampaignOptions(order.command("show", { isDefault: true }))
    .description("Shows whose turn it is, who has declared an action, and the initiative.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).showOrder(options)));
  withCampaignOptions(order.command("set"), demo.dm)
    .addArgument(new Argument("<mode>", "the order").choices(Object.keys(modes)))
    .description("Sets the order of play. For the DM.")
    .option("--limit <seconds>", "in rounds: how long to wait after the first action; 0 for no limit")
    .addOption(new Option("--others <what>", "in the spotlight: what happens to actions of others").choices(["wait", "refuse"]))
    .action((mode: string, options: SetOptions) =>
      runCommand(options, async () => (await load()).setOrder(modes[mode] ?? "FREE", options)),
    );
  withCampaignOptions(order.command("give"), demo.dm)
    .argument("[character]", "name or id; no one when it is left out")
    .description("Says whose turn it is. For the DM.")
    .action((who: string | undefined, options: CampaignOptions) =>
      runCommand(options, async () => (await load()).giveSpotlight(who, options)),
    );
  withCampaignOptions(order.command("skip"), demo.dm)
    .argument("<character>", "name or id")
    .description("Plays the present round without a character. For the DM.")
    .action((who: string, options: CampaignOptions) => runCommand(options, async () => (await load()).skipInRound(who, options)));
  withCampaignOptions(order.command("end"), demo.dm)
    .description("Plays the present round without those who have not declared. For the DM.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).endRound(options)));
  addWaiting(order);
};

const addWaiting = (order: Command): void => {
  withCampaignOptions(order.command("withdraw"))
    .description("Takes back your action that waits.")
    .option("--run <key>", "the action of this run")
    .action((options: RunOptions) => runCommand(options, async () => (await load()).withdrawAction(options)));
  withCampaignOptions(order.command("edit"))
    .argument("<text>", "what your character does instead")
    .description("Replaces the text of your action that waits.")
    .option("--run <key>", "the action of this run")
    .action((text: string, options: RunOptions) => runCommand(options, async () => (await load()).editAction(text, options)));
  withCampaignOptions(order.command("cancel"), demo.dm)
    .description("Cancels a turn that runs, or waits for its turn or for the DM. For its player and for the DM.")
    .option("--run <key>", "the turn of this run (default: the first)")
    .action((options: RunOptions) => runCommand(options, async () => (await load()).cancelTurn(options)));
};

const load = () => import("../order/order.ts");

const help = `
Examples:
  $ npx freeform-rpg order set rounds --limit 300
  $ npx freeform-rpg order skip Tamsin
  $ npx freeform-rpg order edit "I hide behind the well." --as ada
  $ npx freeform-rpg order give Oona
  $ npx freeform-rpg order set free`;
