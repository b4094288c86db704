import { basename, dirname, resolve } from "node:path";
import type { Command } from "commander";
import { chunkPack, openPackShelf, readPack, shipped, showProblem } from "freeform-rpg/plugins/lore";
import type { Chunk, Pack } from "freeform-rpg/plugins/lore";
import { paint, print, printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";

/** `pack-test`: reads a pack as installing would, and says what is wrong with it. It opens no database. */
export const addPackTest = (program: Command): void => {
  program
    .command("pack-test <pack>")
    .summary("check a content pack and show what would be searched")
    .description("Reads a pack, by its folder or its id, and shows every problem at once, or what would be searched. It changes nothing.")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((pack: string, { json = false }: { json?: boolean }) => runCommand(json, () => testPack(pack, json)));
};

const help = `
Examples:
  $ npx freeform-rpg pack-test neo_seattle
  $ npx freeform-rpg pack-test ./my_packs/old_harbour`;

const testPack = async (given: string, json: boolean): Promise<void> => {
  const pack = await findPack(given);
  const chunks = await chunkPack(pack);
  const report = summarise(pack, chunks);
  if (json) return printJson(report);
  print(`${paint.bold(report.pack)} ${report.version}: ${report.files} files, ${report.chunks} chunks, ${report.tokens} tokens.`);
  print(`For the DM alone: ${report.for_the_dm} chunks. Largest: ${report.largest.id}, ${report.largest.tokens} tokens.`);
  for (const warning of pack.warnings) print(`${paint.yellow("warning")} ${showProblem(warning)}`);
  if (pack.warnings.length === 0) print("Nothing is wrong with it.");
};

const findPack = (given: string): Promise<Pack> =>
  /[\\/.]/.test(given) ? readPack(resolve(given)) : openPackShelf(shipped("content_packs")).read(given);

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
