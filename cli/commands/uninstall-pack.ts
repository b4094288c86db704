import type { Command } from "commander";
import type { UninstallOptions } from "../packs/uninstall-pack.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `uninstall-pack`: removes a pack from the search index. */
export const addUninstallPack = (program: Command): void => {
  withConnectOptions(program.command("uninstall-pack <id>"), "operator")
    .option("--dry-run", "show what would lose the pack, and change nothing")
    .option("--force", "even if packs or campaigns depend on it")
    .summary("uninstall a content pack")
    .description(
      "Removes an installed pack from the search index and keeps its files. Fails while another pack or a campaign depends on it.",
    )
    .addHelpText("after", help)
    .action((id: string, options: UninstallOptions) =>
      runCommand(options, async () => (await import("../packs/uninstall-pack.ts")).uninstallPack(id, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg uninstall-pack old_harbour --dry-run
  $ npx freeform-rpg uninstall-pack old_harbour`;
