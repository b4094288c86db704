import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { messageOf } from "freeform-rpg/kernel";
import { Policies } from "freeform-rpg/plugins/policy/engine";
import { readPackFile } from "freeform-rpg/plugins/policy/engine/lib";
import type { CheckOptions, PolicyEngine } from "freeform-rpg/plugins/policy/engine";
import type { CorrectionReport, Violation } from "freeform-rpg/schemas";
import { isPackFile, readInput, readObject } from "./read-inputs.ts";
import { describeViolations, placeViolations } from "./describe-violations.ts";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { withKernel } from "../host.ts";
import { print, printJson, remark } from "../output.ts";

export interface CheckArguments {
  readonly text?: string;
  readonly graph?: string;
  readonly policies?: string[];
  readonly context?: string;
  readonly correct?: boolean;
  readonly rewrite?: boolean;
  readonly model?: boolean;
  readonly out?: string;
  readonly failOn?: "error" | "warning";
  readonly json?: boolean;
}

/** Checks a text against policies and prints its violations or the corrected text. */
export const check = async (asked: CheckArguments): Promise<void> => {
  const input = readInputs(asked);
  await withKernel(readEnvironment(), async (kernel) => {
    const { engine, packs } = choosePacks(await kernel.use(Policies), asked.policies);
    const options: CheckOptions = { ...input.options, ...packs, asker: asked.model === false ? null : {} };
    const { violations } = await engine.check(input.text, options);
    const report = await engine.correct(input.text, { ...options, ...(asked.rewrite ? { rewrite: engine.rewriter() } : {}) });
    if (asked.out !== undefined) write(asked.out, report.corrected_text);
    show(asked, { text: input.text, violations, report });
    const remaining = asked.correct || asked.out !== undefined ? report.residual_violations : violations;
    if (mustFail(remaining, asked.failOn)) process.exitCode = 1;
  });
};

const readInputs = ({ text: file, graph: graphFile, context }: CheckArguments): { text: string; options: CheckOptions } => {
  const graph = graphFile === undefined ? undefined : readObject(graphFile, "graph");
  const text = file === undefined ? graph?.["text"] : readInput(file, "text");
  if (typeof text !== "string") {
    const why = graph === undefined ? "Name a file with --text, - for standard input, or a graph with --graph." : "The graph has no text.";
    throw new CommandError("text_missing", `There is no text to check. ${why}`, 2);
  }
  return { text, options: { ...(context === undefined ? {} : { given: readObject(context, "context") }), ...(graph ? { graph } : {}) } };
};

/** Packs given as files are loaded in addition to the installed ones. */
const choosePacks = (
  engine: PolicyEngine,
  named: readonly string[] | undefined,
): { engine: PolicyEngine; packs: { packs?: readonly string[] } } => {
  if (named === undefined) return { engine, packs: {} };
  const own = new Map(named.filter(isPackFile).map((file) => [file, readPackFile(resolve(file))] as const));
  const extended = own.size === 0 ? engine : engine.extend([...own.values()]);
  const ids = named.flatMap((one) => (own.has(one) ? idOf(own.get(one)) : one));
  return { engine: extended, packs: { packs: ids } };
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

const show = ({ text: file = "text", json, correct, out }: CheckArguments, { text, violations, report }: Checked): void => {
  const placed = placeViolations(violations, text);
  if (json) return printJson({ violations: placed, report });
  const description = describeViolations(placed, text, file === "-" ? "stdin" : file);
  if (correct && out === undefined) {
    remark(description);
    process.stdout.write(report.corrected_text);
    return;
  }
  print(description);
  if (out !== undefined) return print(`The corrected text is in ${out}.`);
  if (report.corrected_text !== text) print("Some violations can be fixed without a model: --correct prints the corrected text.");
};

const mustFail = (violations: readonly Violation[], failOn: CheckArguments["failOn"]): boolean =>
  failOn !== undefined && violations.some(({ severity }) => severity === "error" || (failOn === "warning" && severity === "warning"));
