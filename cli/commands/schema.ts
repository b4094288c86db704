import type { Command } from "commander";
import type { SchemaOptions } from "../engine/show-schema.ts";
import { runCommand } from "../run-command.ts";

/** `schema`: prints the API that this installation serves. */
export const addSchema = (program: Command): void => {
  program
    .command("schema")
    .summary("print the GraphQL schema")
    .description("Prints the GraphQL schema that this installation serves, with the fields of your plugins. It needs no running server.")
    .option("--out <file>", "write it to this file")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((options: SchemaOptions) => runCommand(options, async () => (await import("../engine/show-schema.ts")).showSchema(options)));
};

const help = `
Examples:
  $ npx freeform-rpg schema > schema.graphql
  $ npx freeform-rpg schema --out web/schema.graphql`;
