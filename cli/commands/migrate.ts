import type { Command } from "commander";
import { readEnvironment } from "../environment.ts";
import { openHost } from "../host.ts";
import { print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";

/** `migrate`: creates the database or brings its schema up to date. */
export const addMigrate = (program: Command): void => {
  program
    .command("migrate")
    .summary("create the database or bring it up to date")
    .description("Creates the database where there is none and brings its schema up to date. Safe to run again; `serve` does it too.")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action(({ json = false }: { json?: boolean }) => runCommand(json, () => migrate(json)));
};

const help = `
Examples:
  $ npx freeform-rpg migrate
  $ DATABASE_URL=postgres://freeform:secret@localhost/freeform npx freeform-rpg migrate`;

const migrate = async (json: boolean): Promise<void> => {
  const environment = readEnvironment();
  const host = await openHost(environment);
  const where = environment.databaseUrl ? "Postgres" : environment.dataDir;
  await host.close();
  if (json) printJson({ migrated: true, database: environment.databaseUrl ? "postgres" : "embedded" });
  else print(`The database in ${where} is up to date.`);
};
