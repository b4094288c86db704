import type { Command } from "commander";
import { demo } from "../demo.ts";
import type { MaintainOptions } from "../maintenance/maintain.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `maintain`: removes old rows, or reports sizes. */
export const addMaintain = (program: Command): void => {
  withConnectOptions(program.command("maintain"), demo.dm)
    .option("--dry-run", "count what would be removed, and remove nothing")
    .option("--report", "show the sizes of the tables, and remove nothing")
    .option("--campaign <id>", "show the sizes of this campaign's rows, and remove nothing")
    .summary("remove old rows, or show sizes")
    .description(
      "Removes what is older than its period, as servers do once a day. The log stays, with all that rewinding and explaining turns needs.",
    )
    .addHelpText("after", help)
    .action((options: MaintainOptions) => runCommand(options, async () => (await import("../maintenance/maintain.ts")).maintain(options)));
};

const help = `
The options of the plugin "retention" in freeform.config.ts set the periods in days. For operators.

Examples:
  $ npx freeform-rpg maintain --dry-run
  $ npx freeform-rpg maintain --campaign demo`;
