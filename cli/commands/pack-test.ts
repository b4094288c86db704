import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Command } from "commander";
import { chunkPack, openPackShelf, openWithDependencies, readPack, shipped, showProblem } from "freeform-rpg/plugins/lore";
import type { Chunk, Pack } from "freeform-rpg/plugins/lore";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { paint, print, printJson } from "../output.ts";
import { askQuestions } from "../packs/ask-questions.ts";
import type { QuestionOutcome } from "../packs/ask-questions.ts";
import { isPath } from "../packs/shelve-pack.ts";
import { runCommand } from "../run-command.ts";

interface TestOptions {
  readonly json?: boolean;
  readonly questions?: string;
  readonly least: string;
}

/** `pack-test`: reads a pack as installing would, says what is wrong with it, and puts its questions to it. It touches no database of yours. */
export const addPackTest = (program: Command): void => {
  program
    .command("pack-test <pack>")
    .summary("check a content pack, and whether questions find their answers in it")
    .description("Reads a pack, by its folder or its id, and shows every problem at once, or what would be searched. It changes nothing.")
    .option(
      "--questions <file>",
      "questions with the chunks that answer them (default: questions.yaml in the pack's folder, if there is one)",
    )
    .option("--least <share>", "how many of the questions must find their answer, 0 to 1", "0.95")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((pack: string, options: TestOptions) => runCommand(options.json ?? false, () => testPack(pack, options)));
};

const help = `
Examples:
  $ npx freeform-rpg pack-test neo_seattle
  $ npx freeform-rpg pack-test ./my_packs/old_harbour --questions ./harbour_questions.yaml`;

const testPack = async (given: string, { json = false, questions, least }: TestOptions): Promise<void> => {
  const share = Number(least);
  if (!(share >= 0 && share <= 1)) throw new CommandError("usage", `--least is "${least}"; it must be a number from 0 to 1.`, 2);
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
  const shelf = openPackShelf([
    ...(own === null ? [] : [dirname(own)]),
    join(readEnvironment().dataDir, "packs"),
    shipped("content_packs"),
  ]);
  const id = own === null ? given : basename(own);
  const packs = await openWithDependencies(shelf, id);
  return packs.find(({ manifest }) => manifest.id === id) ?? shelf.read(id);
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
