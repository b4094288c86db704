import type { Command } from "commander";
import type { JsonOption } from "../run-command.ts";
import { runCommand } from "../run-command.ts";

/** `migrate`: creates the database or migrates it. */
export const addMigrate = (program: Command): void => {
  program
    .command("migrate")
    .summary("create or migrate the database")
    .description("Creates the database if it does not exist, and migrates its schema. Safe to run again; `serve` does it too.")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((options: JsonOption) => runCommand(options, async () => (await import("../engine/migrate.ts")).migrate(options)));
};

const help = `
Examples:
  $ npx freeform-rpg migrate
  $ DATABASE_URL=postgres://freeform:secret@localhost/freeform npx freeform-rpg migrate`;
