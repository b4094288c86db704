import type { Command } from "commander";
import type { ImportFlags } from "../packs/import-notes.ts";
import { runCommand } from "../run-command.ts";

/** `pack-import`: makes a content pack of notes and of other programs' exports. */
export const addPackImport = (program: Command): void => {
  program
    .command("pack-import <source>")
    .summary("make a content pack from notes, a lorebook or another program's export")
    .description(
      "Takes a folder or ZIP of Markdown notes, a lorebook, a character card, documents of Foundry VTT, a Kanka export, or data of Open5e or the 5e database. " +
        "What the source does not mark as known to players is for the DM alone. For a book, use `pack-ingest`.",
    )
    .option("--id <id>", "the id of the pack (default: from its name)")
    .option("--name <name>", "the name of the pack (default: that of the source)")
    .option("--known", "let players read what the source does not mark")
    .option("--force", "replace a pack of this id")
    .option("--install", "install it afterwards")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((source: string, options: ImportFlags) =>
      runCommand(options, async () => (await import("../packs/import-notes.ts")).importPack(source, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg pack-import ~/vaults/kell --name "The Isle of Kell" --install
  $ npx freeform-rpg pack-import Eldoria.json --known
  $ npx freeform-rpg pack-import ansa.png --json | jq '.leftOut'`;
