import type { Command } from "commander";
import { Library } from "freeform-rpg/plugins/lore";
import { readEnvironment } from "../environment.ts";
import { openHost } from "../host.ts";
import { print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";

/** `install-pack`: makes a pack searchable, or brings it up to date. */
export const addInstallPack = (program: Command): void => {
  program
    .command("install-pack <id>")
    .summary("install a content pack, or bring it up to date")
    .description(
      "Installs a pack from the packs folder, and first the packs it depends on. Run again after editing: only what changed is indexed. Stop the server first, or use Postgres.",
    )
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((id: string, { json = false }: { json?: boolean }) => runCommand(json, () => installPack(id, json)));
};

const help = `
Examples:
  $ npx freeform-rpg install-pack neo_seattle
  $ npx freeform-rpg install-pack neo_seattle --json | jq '.[].indexed'`;

const installPack = async (id: string, json: boolean): Promise<void> => {
  const host = await openHost(readEnvironment());
  try {
    const reports = await (await host.kernel.use(Library)).install(id);
    if (json) return printJson(reports);
    for (const { pack_id, version, chunks, tokens, indexed, removed } of reports)
      print(`${pack_id} ${version}: ${chunks} chunks, ${tokens} tokens; ${indexed} indexed, ${removed} removed.`);
  } finally {
    await host.close();
  }
};
