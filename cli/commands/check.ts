import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Command } from "commander";
import { messageOf } from "freeform-rpg/kernel";
import { Policies, readPackFile } from "freeform-rpg/plugins/policy";
import type { CheckOptions, PolicyDesk } from "freeform-rpg/plugins/policy";
import type { CorrectionReport, Violation } from "freeform-rpg/schemas";
import { Option } from "commander";
import { isPackFile, readInput, readObject } from "../check/read-inputs.ts";
import { placeViolations, tellViolations } from "../check/tell-violations.ts";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { print, printJson, remark } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface CheckArguments {
  readonly text?: string;
  readonly graph?: string;
  readonly policies?: string[];
  readonly given?: string;
  readonly correct?: boolean;
  readonly rewrite?: boolean;
  readonly out?: string;
  readonly failOn?: "error" | "warning";
  readonly json?: boolean;
}

/** `check`: holds a text to policies and says what would mend it. */
export const addCheck = (program: Command): void => {
  program
    .command("check")
    .summary("hold a text to policies")
    .description("Holds a text to packs of policies: what breaks a rule and where, and the text as mended without a model.")
    .option("--text <file>", "the text; - reads it from the standard input")
    .option("--graph <file>", "its predicate graph as JSON, where it is known already; alone it brings the text too")
    .option("--policies <packs...>", "packs by id, or files of your own; without it all that apply")
    .option("--given <file>", "JSON of what the text is judged against, such as tools_available or sources")
    .option("--correct", "print the corrected text, and what was wrong to the standard error")
    .option("--rewrite", "let the configured model rewrite what no fix mends; it may cost money")
    .option("--out <file>", "write the corrected text into this file")
    .addOption(new Option("--fail-on <severity>", "exit with 1 when something so severe is left").choices(["error", "warning"]))
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((options: CheckArguments) => runCommand(options.json ?? false, () => check(options)));
};

const help = `
Exit codes: 0 the text was checked, whatever was found; 1 with --fail-on, or when it could not be checked; 2 wrong usage.

Examples:
  $ npx freeform-rpg check --text answer.md --policies core.citation-grounding.v1
  $ npx freeform-rpg check --text - --policies ./house.yaml core.safe-code.v1 --fail-on warning < answer.md
  $ npx freeform-rpg check --text answer.md --given sources.json --correct > mended.md
  $ npx freeform-rpg check --text turn.txt --policies rpg.narration.v1 --given facts.json --json`;

const check = async (asked: CheckArguments): Promise<void> => {
  const input = readInputs(asked);
  const kernel = await assembleKernel(readEnvironment());
  try {
    const { desk, packs } = choosePacks(await kernel.use(Policies), asked.policies);
    const options: CheckOptions = { ...input.options, ...packs };
    const { violations } = await desk.check(input.text, options);
    const report = await desk.correct(input.text, { ...options, ...(asked.rewrite ? { rewrite: desk.rewriter() } : {}) });
    if (asked.out !== undefined) write(asked.out, report.corrected_text);
    tell(asked, { text: input.text, violations, report });
    if (isLeft(asked.correct || asked.out !== undefined ? report.residual_violations : violations, asked.failOn)) process.exitCode = 1;
  } finally {
    await kernel.close();
  }
};

const readInputs = ({ text: file, graph: graphFile, given }: CheckArguments): { text: string; options: CheckOptions } => {
  const graph = graphFile === undefined ? undefined : readObject(graphFile, "graph");
  const said = graph?.["text"];
  const text = file === undefined ? said : readInput(file, "text");
  if (typeof text !== "string") {
    const why =
      graph === undefined ? "Name a file with --text, - for the standard input, or a graph with --graph." : "The graph holds none.";
    throw new CommandError("text_missing", `There is no text to check. ${why}`, 2);
  }
  return { text, options: { ...(given === undefined ? {} : { given: readObject(given, "given") }), ...(graph ? { graph } : {}) } };
};

/** Packs named by a file are loaded beside those that are there. */
const choosePacks = (
  desk: PolicyDesk,
  named: readonly string[] | undefined,
): { desk: PolicyDesk; packs: { packs?: readonly string[] } } => {
  if (named === undefined) return { desk, packs: {} };
  const own = new Map(named.filter(isPackFile).map((file) => [file, readPackFile(resolve(file))] as const));
  const extended = own.size === 0 ? desk : desk.extend([...own.values()]);
  const ids = named.flatMap((one) => (own.has(one) ? idOf(own.get(one)) : one));
  return { desk: extended, packs: { packs: ids } };
};

const idOf = (pack: unknown): string => String(Reflect.get(Object(pack), "pack_id"));

const write = (file: string, text: string): void => {
  try {
    writeFileSync(file, text);
  } catch (thrown) {
    throw new CommandError("file_unwritable", `The corrected text cannot be written to "${file}" (${messageOf(thrown)}).`);
  }
};

interface Checked {
  readonly text: string;
  readonly violations: readonly Violation[];
  readonly report: CorrectionReport;
}

const tell = ({ text: file = "text", json, correct, out }: CheckArguments, { text, violations, report }: Checked): void => {
  const placed = placeViolations(violations, text);
  if (json) return printJson({ violations: placed, report });
  const told = tellViolations(placed, text, file === "-" ? "stdin" : file);
  if (correct && out === undefined) {
    remark(told);
    process.stdout.write(report.corrected_text);
    return;
  }
  print(told);
  if (out !== undefined) return print(`The corrected text is in ${out}.`);
  if (report.corrected_text !== text) print("Part of it can be mended without a model: --correct prints the text so mended.");
};

const isLeft = (violations: readonly Violation[], failOn: CheckArguments["failOn"]): boolean =>
  failOn !== undefined && violations.some(({ severity }) => severity === "error" || (failOn === "warning" && severity === "warning"));
