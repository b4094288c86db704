import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { FileError, parseLocatedYaml, schemaProblems } from "freeform-rpg/documents";
import type { FileProblem, LocatedYaml } from "freeform-rpg/documents";
import { findReferenceProblems } from "./reference-problems.ts";
import type { ScenarioIds } from "./reference-problems.ts";
import { SentenceFile } from "./sentence.ts";
import type { Sentence } from "./sentence.ts";

/** The parts of the set. Only `dev` is for tuning. */
export const parts = ["dev", "unseen", "held"] as const;
export type Part = (typeof parts)[number];

/** The sentences of one scenario in one part. */
export interface SentenceSet {
  readonly part: Part;
  readonly scenario: string;
  readonly sentences: readonly Sentence[];
}

/** Where the sentences are. */
export const sentenceFolder = join(import.meta.dirname, "sentences");

/** The scenarios that a part of the folder has sentences for. */
export const scenariosOf = (folder: string, part: Part): string[] => {
  const path = join(folder, part);
  const files = existsSync(path) ? readdirSync(path) : [];
  return files
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .toSorted();
};

/** Reads the sentences of a part for one scenario. Throws `FileError` with every problem at its line. */
export const readSentences = (folder: string, part: Part, scenario: string, ids: ScenarioIds): SentenceSet => {
  const file = join(folder, part, `${scenario}.yaml`);
  const yaml = parseLocatedYaml(relative(process.cwd(), file), readFileSync(file, "utf8"));
  const parsed = SentenceFile.safeParse(yaml.value);
  refuse(yaml, yaml.problems);
  if (!parsed.success) throw invalid(yaml.file, schemaProblems(yaml, parsed.error, []));
  refuse(yaml, [...repeatedIds(yaml, parsed.data), ...findReferenceProblems(yaml, parsed.data, ids)]);
  return { part, scenario, sentences: parsed.data };
};

const refuse = (yaml: LocatedYaml, problems: readonly FileProblem[]): void => {
  if (problems.length > 0) throw invalid(yaml.file, problems);
};

const invalid = (file: string, problems: readonly FileProblem[]): FileError =>
  new FileError("eval/sentences_invalid", `The sentences in "${file}" cannot be used:`, problems);

const repeatedIds = (yaml: LocatedYaml, sentences: readonly Sentence[]): FileProblem[] =>
  sentences.flatMap(({ id }, at) =>
    sentences.findIndex((other) => other.id === id) === at
      ? []
      : [{ file: yaml.file, line: yaml.lineOf([at, "id"]), message: `the id "${id}" is used before; ids are unique.`, severity: "error" }],
  );
