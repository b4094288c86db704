import type { Command } from "commander";
import type { InstallOptions } from "../packs/install-pack.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `install-pack` and `upgrade-pack`: make a pack searchable, or upgrade it. */
export const addInstallPack = (program: Command): void => {
  withInstallOptions(program.command("install-pack <pack>"))
    .option("--upgrade", "only if it is already installed")
    .summary("install or update a content pack")
    .description(
      "Installs a pack, given by its id or its folder, after the packs that it depends on. Run it again after editing: only changes are indexed.",
    )
    .addHelpText("after", help)
    .action((pack: string, options: InstallOptions) => runCommand(options, async () => (await load()).installPack(pack, options)));
  withInstallOptions(program.command("upgrade-pack <pack>"))
    .summary("upgrade an installed content pack")
    .description(
      "Upgrades an installed pack, given by its id or its folder, to the version in the pack folders. Campaigns keep their story and corrections.",
    )
    .action((pack: string, options: InstallOptions) =>
      runCommand(options, async () => (await load()).installPack(pack, { ...options, upgrade: true })),
    );
};

const load = () => import("../packs/install-pack.ts");

const withInstallOptions = (command: Command): Command =>
  withConnectOptions(command, "operator")
    .option("--dry-run", "show what would change, and change nothing")
    .option("--force", "allow an older version");

const help = `
Examples:
  $ npx freeform-rpg install-pack cyberpunk_core
  $ npx freeform-rpg install-pack ./my_packs/old_harbour --dry-run
  $ npx freeform-rpg install-pack neo_seattle --json | jq '.installed[].indexed'`;
