import type { Command } from "commander";
import type { PromoteOptions } from "../ingest/promote-draft.ts";
import { runCommand } from "../run-command.ts";

/** `promote-draft`: publishes a reviewed draft as a pack. */
export const addPromoteDraft = (program: Command): void => {
  program
    .command("promote-draft <folder>")
    .summary("move a reviewed draft to the packs")
    .description(
      "Validates a draft that `pack-ingest --draft` made, and copies it to the packs without the files for its reviewer. FOLDER is the draft's " +
        "folder or that of its ingest. It replaces neither another pack nor the same version.",
    )
    .option("--to <folder>", "the folder that holds packs (default: packs in the data folder)")
    .option("--force", "replace an existing pack")
    .option("--install", "install it afterwards (on a terminal: asked for)")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((folder: string, options: PromoteOptions) =>
      runCommand(options, async () => (await import("../ingest/promote-draft.ts")).promoteDraft(folder, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg promote-draft drafts/old_harbour
  $ npx freeform-rpg promote-draft drafts/old_harbour --to content_packs --install --json | jq '.promotion.folder'`;
