import type { Command } from "commander";
import type { AuditOptions } from "../ingest/ingest-audit.ts";
import { runCommand } from "../run-command.ts";

/** `ingest-audit`: shows how completely a book was read. */
export const addIngestAudit = (program: Command): void => {
  program
    .command("ingest-audit <ingest>")
    .summary("show how completely a book was read, and what is uncertain")
    .description(
      "Shows how much of a book's text is in the pack and where the rest went, what was guessed with low confidence, names without " +
        "a text of their own, and likely duplicates. INGEST is the folder of the ingest, or the book's name under ingest in the data folder.",
    )
    .option("--costs", "also show the cost of model calls, from the database")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((ingest: string, options: AuditOptions) =>
      runCommand(options, async () => (await import("../ingest/ingest-audit.ts")).auditIngest(ingest, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg ingest-audit .data/ingest/rulebook
  $ npx freeform-rpg ingest-audit rulebook --json | jq '.words.share'`;
