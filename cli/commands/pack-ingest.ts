import { join, resolve } from "node:path";
import type { Command } from "commander";
import type { RunEvent } from "freeform-rpg/kernel";
import { Ingests } from "freeform-rpg/plugins/ingest";
import type { IngestedPack } from "freeform-rpg/schemas";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { print, printJson, printTable, remark } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface IngestCommandOptions {
  readonly pages?: string;
  readonly out?: string;
  readonly fromStage?: string;
  readonly json?: boolean;
}

/** `pack-ingest`: makes a content pack of a PDF. */
export const addPackIngest = (program: Command): void => {
  program
    .command("pack-ingest")
    .summary("make a content pack of a PDF")
    .description(
      "Makes a content pack of a sourcebook: its text in reading order, its chapters, who and what it tells of. Everything is kept in numbered " +
        "folders to look at.",
    )
    .argument("<file>", "the PDF")
    .option("--pages <A-B>", "only these pages, such as 12-40")
    .option("--out <folder>", "where the numbered folders go; default: ingest/NAME in the data folder")
    .option("--from-stage <stage>", "run this stage and those after it again, such as enrich")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((file: string, options: IngestCommandOptions) => runCommand(options.json ?? false, () => ingest(file, options)));
};

const help = `
Run it again to go on where it stopped: stages whose input is unchanged are not run again.

Examples:
  $ npx freeform-rpg pack-ingest rulebook.pdf
  $ npx freeform-rpg pack-ingest rulebook.pdf --pages 12-40 --out drafts/rulebook
  $ npx freeform-rpg pack-ingest rulebook.pdf --from-stage segment --json | jq '.counts'`;

const ingest = async (file: string, { pages, out, fromStage, json }: IngestCommandOptions): Promise<void> => {
  const environment = readEnvironment();
  const folder = out ? resolve(out) : join(environment.dataDir, "ingest", nameOf(file));
  const range = pages === undefined ? undefined : parsePages(pages);
  const kernel = await assembleKernel(environment);
  try {
    const ingests = await kernel.use(Ingests);
    const made = await ingests.run({ file, out: folder, range, fromStage, onEvent: json ? () => {} : tellProgress });
    report(made, folder, json ?? false);
  } finally {
    await kernel.close();
  }
};

const nameOf = (file: string): string =>
  (file.split(/[\\/]/).at(-1) ?? "book")
    .replace(/\.pdf$/i, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "") || "book";

const parsePages = (text: string): { from: number; to: number } => {
  const [, first = "", last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text) ?? [];
  const range = { from: Number(first), to: Number(last) };
  if (first !== "" && range.from >= 1 && range.to >= range.from) return range;
  throw new CommandError("pages_invalid", `"${text}" is no range of pages. Write the first and the last, such as 12-40.`, 2);
};

/** Says each stage, and every fiftieth page. */
const tellProgress = (event: RunEvent): void => {
  if (event.type === "progress" && (event.done % 50 === 0 || event.done === event.total)) {
    remark(`  ${event.note}: ${event.done} of ${event.total ?? "?"}`);
  }
  if (event.type === "stage_started") remark(event.stage);
  if (event.type === "stage_finished") remark(`  ${event.restored ? "unchanged, kept" : `done in ${(event.ms / 1000).toFixed(1)} s`}`);
};

const report = ({ manifest, folder, draft, usable, findings, counts }: IngestedPack, out: string, json: boolean): void => {
  const summary = { pack: manifest.id, folder: join(out, folder), draft, usable, counts, findings };
  if (!usable) process.exitCode = 1;
  if (json) return printJson(summary);
  print(`${draft ? "A draft of the pack" : "The pack"} "${manifest.id}" lies in ${summary.folder}.`);
  printTable(Object.entries(counts).map(([name, number]) => [name, String(number)]));
  for (const { severity, file, message } of findings) print(`${severity}: ${file === null ? "" : `${file}: `}${message}`);
};
