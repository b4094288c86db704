import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { JsonObject } from "freeform-rpg/schemas";
import { Policies } from "freeform-rpg/plugins/policy";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface CheckOptions {
  readonly text: string;
  readonly policies?: string[];
  readonly given?: string;
  readonly json?: boolean;
}

/** `check`: holds a text to policies and says what would mend it. */
export const addCheck = (program: Command): void => {
  program
    .command("check")
    .summary("hold a text to policies")
    .description("Holds a text to packs of policies: what breaks a rule and where, and the text as mended without a model.")
    .requiredOption("--text <file>", "the text; - reads it from the standard input")
    .option("--policies <packs...>", "packs by id; all when none is named")
    .option("--given <file>", "JSON of what the text is judged against, such as tools_available")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((options: CheckOptions) => runCommand(options.json ?? false, () => check(options)));
};

const help = `
Examples:
  $ npx freeform-rpg check --text answer.md --policies core.citation-grounding.v1
  $ npx freeform-rpg check --text turn.txt --policies rpg.narration.v1 --given facts.json --json`;

const check = async ({ text: file, policies: packs, given: givenFile, json }: CheckOptions): Promise<void> => {
  const text = read(file, "text");
  const given = givenFile === undefined ? {} : parseGiven(read(givenFile, "given"), givenFile);
  const kernel = await assembleKernel(readEnvironment());
  try {
    const desk = await kernel.use(Policies);
    const options = { given, ...(packs ? { packs } : {}) };
    const { violations } = await desk.check(text, options);
    const report = await desk.correct(text, options);
    if (json) printJson({ violations, report });
    else print(tell(violations, report.corrected_text === text ? "" : report.corrected_text));
  } finally {
    await kernel.close();
  }
};

const tell = (
  violations: readonly { readonly policy_id: string; readonly rule_id: string; readonly severity: string; readonly message: string }[],
  mended: string,
): string => {
  if (violations.length === 0) return "Nothing breaks a rule.";
  const lines = violations.map(({ policy_id, rule_id, severity, message }) => `${severity}  ${policy_id}/${rule_id}: ${message}`);
  return [...lines, ...(mended === "" ? [] : ["", "Mended without a model:", mended])].join("\n");
};

const read = (file: string, option: string): string => {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch {
    throw new CommandError("file_unreadable", `The file "${file}" of --${option} cannot be read. Check its path.`, 2);
  }
};

const parseGiven = (text: string, file: string): JsonObject => {
  try {
    return JsonObject.parse(JSON.parse(text));
  } catch {
    throw new CommandError("given_invalid", `The file "${file}" of --given does not hold a JSON object.`, 2);
  }
};
