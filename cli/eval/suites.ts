import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { CommandError } from "../command-error.ts";
import { listSuites, suiteEnding, suiteFolder } from "./list-suites.ts";

/** The result of an evaluation: figures, and every case with the reason of its failure or its purpose. */
export const SuiteReport = z.object({
  results: z.array(z.object({ metric: z.string(), value: z.number(), of: z.number() })),
  cases: z.array(z.object({ id: z.string(), passed: z.boolean(), why: z.string() })),
  /** Rows to print in place of the figures, the first one a heading. */
  table: z.array(z.array(z.string())).optional(),
});
export type SuiteReport = z.infer<typeof SuiteReport>;

/** What a suite is run with; each suite reads the options that it has. */
export interface SuiteOptions {
  readonly data?: string | undefined;
  readonly part?: string | undefined;
  readonly scripted?: string | true | undefined;
  readonly dump?: string | undefined;
  readonly verdicts?: string | undefined;
  readonly failures?: boolean | undefined;
  readonly verbose?: boolean | undefined;
}

type Suite = (options: SuiteOptions) => Promise<unknown>;
const SuiteModule = z.object({ suite: z.custom<Suite>((value) => typeof value === "function") });

/** An evaluation that can be run. */
export interface Evaluation {
  readonly name: string;
  run(): Promise<SuiteReport>;
}

/** Finds a suite by name, or makes one of a folder of scenario cases. Exits with 2 where there is neither. */
export const findEvaluation = (asked: string, options: SuiteOptions): Evaluation => {
  if (listSuites().includes(asked)) return { name: asked, run: () => runSuite(asked, options) };
  if (holdsCases(asked)) return { name: basename(resolve(asked)), run: () => runSuite("regression", { data: resolve(asked) }) };
  throw new CommandError(
    "suite_unknown",
    `There is no suite "${asked}", and no folder of that name with cases in it (each a folder with a case.yaml). Suites: ${listSuites().join(", ")}.`,
    2,
  );
};

const holdsCases = (path: string): boolean =>
  existsSync(path) && statSync(path).isDirectory() && readdirSync(path).some((entry) => existsSync(join(path, entry, "case.yaml")));

const runSuite = async (name: string, options: SuiteOptions): Promise<SuiteReport> => {
  const { suite } = SuiteModule.parse(await import(pathToFileURL(join(suiteFolder, `${name}${suiteEnding}`)).href));
  return SuiteReport.parse(await suite(options));
};
