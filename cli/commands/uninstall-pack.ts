import type { Command } from "commander";
import { print, printJson } from "../output.ts";
import { askUninstall, askUninstallPreview } from "../packs/pack-client.ts";
import type { Gone } from "../packs/pack-client.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface UninstallOptions extends Omit<AskOptions, "campaign"> {
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

/** `uninstall-pack`: takes a pack out of the searches. */
export const addUninstallPack = (program: Command): void => {
  withConnectOptions(program.command("uninstall-pack <id>"), "operator")
    .option("--dry-run", "show what would be left without it, and change nothing")
    .option("--force", "although packs or campaigns stand on it")
    .summary("take an installed content pack out")
    .description(
      "Takes an installed pack out of the searches; its files stay on the shelf. Refused while another pack or a campaign stands on it.",
    )
    .addHelpText("after", help)
    .action((id: string, options: UninstallOptions) => runCommand(options.json ?? false, () => uninstall(id, options)));
};

const help = `
Examples:
  $ npx freeform-rpg uninstall-pack old_harbour --dry-run
  $ npx freeform-rpg uninstall-pack old_harbour`;

const uninstall = (id: string, { dryRun = false, force = false, json = false, ...options }: UninstallOptions): Promise<void> =>
  connected({ ...options, operator: true }, async ({ api }) => {
    const gone = dryRun ? await askUninstallPreview(api, id) : await askUninstall(api, id, force);
    if (json) return printJson({ ...gone, removed: !dryRun });
    show(gone, dryRun);
  });

const show = ({ key, version, chunks, dependents, campaigns }: Gone, dryRun: boolean): void => {
  print(`${key} ${version}: ${chunks} chunks ${dryRun ? "would be" : "were"} taken out.`);
  if (dependents.length > 0) print(`Left without it: the packs ${dependents.join(", ")}.`);
  if (campaigns.length > 0) print(`Playing on without it: ${campaigns.join(", ")}. Nothing of their story is lost.`);
  if (dryRun) print("Nothing was changed.");
};
