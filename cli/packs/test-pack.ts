import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { chunkPack, openPackRepository, openWithDependencies, readPack, shipped } from "freeform-rpg/plugins/memory/lore/lib";
import type { Chunk, Pack } from "freeform-rpg/plugins/memory/lore";
import { showProblem } from "freeform-rpg/documents";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { paint, print, printJson } from "../output.ts";
import { askQuestions } from "./ask-questions.ts";
import type { QuestionOutcome } from "./ask-questions.ts";
import { isPath } from "./copy-pack.ts";

export interface PackTestOptions {
  readonly json?: boolean;
  readonly questions?: string;
  readonly minShare: string;
}

export const testPack = async (given: string, { json = false, questions, minShare }: PackTestOptions): Promise<void> => {
  const share = Number(minShare);
  if (!(share >= 0 && share <= 1)) throw new CommandError("usage", `--min-share is "${minShare}"; it must be a number from 0 to 1.`, 2);
  const pack = await findPack(given);
  const report = summarise(pack, await chunkPack(pack));
  const file = questions ?? join(pack.folder, "questions.yaml");
  const outcomes = questions !== undefined || existsSync(file) ? await askQuestions(pack, file) : [];
  if (outcomes.length > 0 && outcomes.filter(({ passed }) => passed).length / outcomes.length < share) process.exitCode = 1;
  if (json) return printJson({ ...report, questions: outcomes });
  print(`${paint.bold(report.pack)} ${report.version}: ${report.files} files, ${report.chunks} chunks, ${report.tokens} tokens.`);
  print(`For the DM alone: ${report.for_the_dm} chunks. Largest: ${report.largest.id}, ${report.largest.tokens} tokens.`);
  for (const warning of pack.warnings) print(`${paint.yellow("warning")} ${showProblem(warning)}`);
  if (pack.warnings.length === 0) print("Nothing is wrong with it.");
  if (outcomes.length > 0) showOutcomes(outcomes);
};

const showOutcomes = (outcomes: readonly QuestionOutcome[]): void => {
  print(`${outcomes.filter(({ passed }) => passed).length} of ${outcomes.length} questions find an answer among the first five chunks.`);
  for (const { ask, expected, found } of outcomes.filter(({ passed }) => !passed)) {
    print(`${paint.yellow("missed")} ${ask}`);
    print(`  expected ${expected.join(" or ")}; found:`);
    for (const { chunk, reason } of found) print(`  - ${chunk}: ${reason}`);
  }
};

/** A pack given by its folder is read first by itself, so that what is wrong with it is said before anything else. */
const findPack = async (given: string): Promise<Pack> => {
  const own = isPath(given) ? resolve(given) : null;
  if (own !== null) await readPack(own);
  const repository = openPackRepository([
    ...(own === null ? [] : [dirname(own)]),
    join(readEnvironment().dataDir, "packs"),
    shipped("content_packs"),
  ]);
  const id = own === null ? given : basename(own);
  const packs = await openWithDependencies(repository, id);
  return packs.find(({ manifest }) => manifest.id === id) ?? repository.read(id);
};

const summarise = ({ manifest, files, warnings, folder }: Pack, chunks: readonly Chunk[]) => {
  const largest = chunks.toSorted((a, b) => b.tokens - a.tokens)[0];
  return {
    pack: manifest.id,
    version: manifest.version,
    folder: `${basename(dirname(folder))}/${basename(folder)}`,
    files: files.length,
    chunks: chunks.length,
    tokens: chunks.reduce((sum, { tokens }) => sum + tokens, 0),
    for_the_dm: chunks.filter(({ visibility }) => visibility !== "known").length,
    largest: { id: largest?.id ?? "none", tokens: largest?.tokens ?? 0 },
    warnings: warnings.map(showProblem),
  };
};
