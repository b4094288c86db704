import type { Command } from "commander";
import { CommandError } from "../command-error.ts";
import { print, printJson, remark } from "../output.ts";
import { askInstall, askPreview } from "../packs/pack-client.ts";
import { shelvePack } from "../packs/shelve-pack.ts";
import { showPreview } from "../packs/show-preview.ts";
import { runCommand } from "../run-command.ts";
import { connected, withConnectOptions } from "./connect-options.ts";
import type { AskOptions } from "./connect-options.ts";

interface InstallOptions extends Omit<AskOptions, "campaign"> {
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly upgrade?: boolean;
}

/** `install-pack` and `upgrade-pack`: make a pack searchable, or bring it up to date. */
export const addInstallPack = (program: Command): void => {
  withInstallOptions(program.command("install-pack <pack>"))
    .option("--upgrade", "only if it is installed already")
    .summary("install a content pack, or bring it up to date")
    .description(
      "Installs a pack by its id, or from its folder, and first the packs it depends on. Run again after editing: only what changed is indexed.",
    )
    .addHelpText("after", help)
    .action((pack: string, options: InstallOptions) => runCommand(options.json ?? false, () => install(pack, options)));
  withInstallOptions(program.command("upgrade-pack <pack>"))
    .summary("bring an installed content pack up to date")
    .description(
      "Brings an installed pack, given by its id or its folder, to the version that lies on the shelf. Campaigns keep their story and corrections.",
    )
    .action((pack: string, options: InstallOptions) =>
      runCommand(options.json ?? false, () => install(pack, { ...options, upgrade: true })),
    );
};

const withInstallOptions = (command: Command): Command =>
  withConnectOptions(command, "operator")
    .option("--dry-run", "show what would change, and change nothing")
    .option("--force", "also to an older version");

const help = `
Examples:
  $ npx freeform-rpg install-pack cyberpunk_core
  $ npx freeform-rpg install-pack ./my_packs/old_harbour --dry-run
  $ npx freeform-rpg install-pack neo_seattle --json | jq '.installed[].indexed'`;

const install = async (
  given: string,
  { json = false, dryRun = false, force = false, upgrade = false, ...options }: InstallOptions,
): Promise<void> => {
  const id = await shelvePack(given, { url: options.url, dryRun });
  await connected({ ...options, operator: true }, async ({ api }) => {
    const preview = await askPreview(api, id, force);
    const own = preview.packs.find(({ pack_id }) => pack_id === id);
    if (upgrade && own?.from === null)
      throw new CommandError(
        "pack_not_installed",
        `"${id}" is not installed, so it cannot be upgraded. \`install-pack ${id}\` installs it.`,
      );
    if (!json) showPreview(preview);
    if (dryRun) return json ? printJson({ preview, installed: [] }) : print("Nothing was changed.");
    const installed = await askInstall(api, id, force, (note) => (json ? undefined : remark(note)));
    if (json) return printJson({ preview, installed });
    for (const { pack_id, version, chunks, tokens, indexed, removed } of installed)
      print(`${pack_id} ${version}: ${chunks} chunks, ${tokens} tokens; ${indexed} indexed, ${removed} removed.`);
  });
};
