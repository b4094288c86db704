import type { Command } from "commander";
import type { PackTestOptions } from "../packs/test-pack.ts";
import { runCommand } from "../run-command.ts";

/** `pack-test`: validates a pack as an installation would, and runs its test questions. It opens no database of yours. */
export const addPackTest = (program: Command): void => {
  program
    .command("pack-test <pack>")
    .summary("validate a content pack and run its test questions")
    .description(
      "Reads a pack, given by its folder or id, and prints all its problems at once, or its search statistics. It changes nothing.",
    )
    .option(
      "--questions <file>",
      "questions with the chunks that answer them (default: questions.yaml in the folder of the pack, if it exists)",
    )
    .option("--min-share <share>", "share of the questions that must find their answer, 0 to 1", "0.95")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((pack: string, options: PackTestOptions) =>
      runCommand(options, async () => (await import("../packs/test-pack.ts")).testPack(pack, options)),
    );
};

const help = `
Examples:
  $ npx freeform-rpg pack-test neo_seattle
  $ npx freeform-rpg pack-test ./my_packs/old_harbour --questions ./harbour_questions.yaml`;
