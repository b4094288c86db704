import type { Command } from "commander";
import { demo } from "../demo.ts";
import type { MetricsOptions } from "../replay/metrics.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `metrics`: shows quality and cost metrics of a campaign. */
export const addMetrics = (program: Command): void => {
  withConnectOptions(program.command("metrics").argument("[campaign]", "the campaign", demo.campaign), demo.dm)
    .summary("show quality and cost metrics of a campaign")
    .description("Shows metrics of a campaign's current turns. docs/replay.md defines each. For the DM.")
    .option("--turns <range>", "such as 3-9, 3- or 7 (default: all)")
    .addHelpText("after", `\nExamples:\n  $ npx freeform-rpg metrics demo\n  $ npx freeform-rpg metrics demo --turns 10- --json`)
    .action((campaign: string, options: MetricsOptions) =>
      runCommand(options, async () => (await import("../replay/metrics.ts")).showMetrics(campaign, options)),
    );
};
