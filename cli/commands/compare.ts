import type { Command } from "commander";
import { demo } from "../demo.ts";
import type { CompareOptions } from "../replay/compare.ts";
import { gather } from "./gather.ts";
import { withConnectOptions } from "./connect-options.ts";
import { runCommand } from "../run-command.ts";

/** `compare`: narrates the same turns with two sets of prompts. */
export const addCompare = (program: Command): void => {
  withConnectOptions(program.command("compare").argument("[campaign]", "the campaign", demo.campaign), demo.dm)
    .summary("narrate the same turns with two versions of a prompt and compare them")
    .description(
      "Replays the same turns with two sets of prompts, each from the recorded input, and compares them pair by pair. For the DM.",
    )
    .option("--turns <range>", "such as 3-9, 3- or 7 (default: all)")
    .option("--a <prompt>", "first variant: prompt:ID=FILE or prompt:ID@VERSION (default: as recorded); repeatable", gather)
    .option("--b <prompt>", "second variant; repeatable", gather)
    .option("--live", "call the provider for what was never recorded; this costs money")
    .addHelpText("after", help)
    .action((campaign: string, options: CompareOptions) =>
      runCommand(options, async () => (await import("../replay/compare.ts")).compare(campaign, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg compare demo --b prompt:turn/narrator=my-narrator.txt --live
  $ npx freeform-rpg compare demo --a prompt:turn/narrator@1 --b prompt:turn/narrator@2 --turns 1-40 --live`;
