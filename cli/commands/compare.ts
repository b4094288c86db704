import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { demo } from "../demo.ts";
import { runReplay } from "../replay/run-replay.ts";
import { gather, readPromptOverride, readTurnRange } from "../replay/read-options.ts";
import { showReport } from "../replay/show-report.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface CompareOptions extends Omit<AskOptions, "campaign"> {
  readonly turns?: string;
  readonly a?: readonly string[];
  readonly b?: readonly string[];
  readonly live?: boolean;
  readonly html?: string;
}

/** `compare`: tells the same turns in two ways. */
export const addCompare = (program: Command): void => {
  withConnectOptions(program.command("compare").argument("[campaign]", "which campaign", demo.campaign), demo.dm)
    .summary("tell the same turns with two versions of a prompt and compare them")
    .description("Tells the same turns in two ways, each from what was recorded, and compares them pair by pair, for the DM.")
    .option("--turns <range>", "such as 3-9, 3- or 7 (default: all)")
    .option("--a <prompt>", "one way: prompt:ID=FILE or prompt:ID@VERSION (default: as it was recorded)", gather)
    .option("--b <prompt>", "the other way; both may be given several times", gather)
    .option("--live", "let the provider answer, and be paid for, what was never recorded")
    .option("--html <file>", "write the report as a page")
    .addHelpText("after", help)
    .action((campaign: string, options: CompareOptions) => runCommand(options.json ?? false, () => compare(campaign, options)));
};

const help = `
Examples:
  $ npx freeform-rpg compare demo --b prompt:turn/narrator=my-narrator.txt --live --html report.html
  $ npx freeform-rpg compare demo --a prompt:turn/narrator@1 --b prompt:turn/narrator@2 --turns 1-40 --live`;

const compare = (campaignId: string, options: CompareOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!options.b)
      throw new CommandError("option_missing", "--b says what the other way is, such as prompt:turn/narrator=my-narrator.txt.", 2);
    const way = (given: readonly string[]) => ({ prompts: given.map(readPromptOverride) });
    const input = {
      campaignId,
      ...readTurnRange(options.turns),
      ...(options.live && { cassette: "ELSE_LIVE" }),
      ...(options.a && { a: way(options.a) }),
      b: way(options.b),
    };
    showReport(await runReplay(api, "experiment", input), options);
  });
