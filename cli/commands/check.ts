import { Option } from "commander";
import type { Command } from "commander";
import type { CheckArguments } from "../check/check.ts";
import { runCommand } from "../run-command.ts";

/** `check`: checks a text against policies. */
export const addCheck = (program: Command): void => {
  program
    .command("check")
    .summary("check a text against policies")
    .description("Checks a text against policy packs. Prints each violation with its place, and can print the text with violations fixed.")
    .option("--text <file>", "the text; - reads standard input")
    .option("--graph <file>", "the predicate graph of the text as JSON; without --text, the text is read from it")
    .option("--policies <packs...>", "ids or files of policy packs (default: all packs that apply)")
    .option("--context <file>", "JSON that the text is checked against, such as tools_available or sources")
    .option("--correct", "print the corrected text; violations go to standard error")
    .option("--rewrite", "let the configured model rewrite what no rule can fix; this may cost money")
    .option("--no-model", "ask no model whether reasoning is sound: report it as unchecked")
    .option("--out <file>", "write the corrected text to this file")
    .addOption(new Option("--fail-on <severity>", "exit with 1 if a violation of this severity remains").choices(["error", "warning"]))
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((options: CheckArguments) => runCommand(options, async () => (await import("../check/check.ts")).check(options)));
};

const help = `
Exit codes: 0 the text was checked, with or without violations; 1 --fail-on matched, or the check failed; 2 wrong usage.

Examples:
  $ npx freeform-rpg check --text answer.md --policies core.citation-grounding.v1
  $ npx freeform-rpg check --text - --policies ./house.yaml core.safe-code.v1 --fail-on warning < answer.md
  $ npx freeform-rpg check --text answer.md --context sources.json --correct > corrected.md
  $ npx freeform-rpg check --text turn.txt --policies rpg.narration.v1 --context facts.json --json`;
