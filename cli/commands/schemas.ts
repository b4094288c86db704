import type { Command } from "commander";
import { runCommand } from "../run-command.ts";
import type { SchemasOptions } from "../schemas/show-schemas.ts";

/** `schemas`: prints the JSON Schemas of files that people write. */
export const addSchemas = (program: Command): void => {
  program
    .command("schemas [format]")
    .summary("print the JSON Schemas of scenarios, systems and packs")
    .description(
      "Lists the formats of files that people write, prints the JSON Schema of one, or writes them into a folder, for editors that complete and check.",
    )
    .option("--out <folder>", "write them into this folder")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((format: string | undefined, options: SchemasOptions) =>
      runCommand(options, async () => (await import("../schemas/show-schemas.ts")).showSchemas(format, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg schemas
  $ npx freeform-rpg schemas scenario > scenario.schema.json
  $ npx freeform-rpg schemas --out schemas`;
