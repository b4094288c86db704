import type { Command } from "commander";
import { demo } from "../demo.ts";
import type { ReplayOptions } from "../replay/replay.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";
import { gather } from "./gather.ts";

/** `replay`: rebuilds a state, or runs turns again. */
export const addReplay = (program: Command): void => {
  withConnectOptions(program.command("replay").argument("[campaign]", "the campaign", demo.campaign), demo.dm)
    .summary("run turns again in a sandbox and show the differences")
    .description("Runs turns again in a sandbox, or rebuilds a state from the log. The campaign is only read. For the DM.")
    .option("--state [turn]", "rebuild the state after a turn (default: the current turn) and compare it with the stored state")
    .option("--turns <range>", "such as 3-9, 3- or 7 (default: all)")
    .option("--override <prompt>", "prompt:ID=FILE or prompt:ID@VERSION; repeatable", gather)
    .option("--provider <name>", "the model provider, such as anthropic or offline")
    .option("--tier <tier>", "the provider's model: quality or cheap")
    .option("--seed <seed>", "the seed of all dice (default: the seed of each turn)")
    .option("--plugin <plugin>", "a plugin by name or file, or NAME=JSON for its options; repeatable", gather)
    .option("--chain", "start each turn from the result of the replayed turn before it")
    .option("--all", "run every stage, not only those that the overrides affect")
    .option("--live", "call the provider for what was never recorded; this costs money")
    .addHelpText("after", help)
    .action((campaign: string, options: ReplayOptions) =>
      runCommand(options, async () => (await import("../replay/replay.ts")).replay(campaign, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg replay demo                      every turn, from the recording: is the result the same?
  $ npx freeform-rpg replay demo --state 12           the state after turn 12, rebuilt and compared
  $ npx freeform-rpg replay demo --turns 3-9 --override prompt:turn/narrator=my-narrator.txt --live
  $ npx freeform-rpg replay demo --seed other --json | jq .different`;
