import { Option } from "commander";
import type { Command } from "commander";
import type { IngestFlags } from "../ingest/plan.ts";
import { runCommand } from "../run-command.ts";

/** `pack-ingest`: makes a content pack from a book. */
export const addPackIngest = (program: Command): void => {
  program
    .command("pack-ingest")
    .summary("make a content pack from a book")
    .description(
      "Makes a content pack from a sourcebook: its text in reading order, its people and places, its rules, its advice. On a terminal it asks for " +
        "what the options do not set. Each stage keeps its output in a numbered folder for inspection.",
    )
    .argument("[file]", "the book: PDF, EPUB, DOCX, HTML, Markdown or plain text (on a terminal: asked for)")
    .option("--id <id>", "id of the pack (default: from the file name)")
    .option("--name <name>", "name of the pack")
    .option("--pack-version <version>", "version of the pack (default: 0.1.0)")
    .addOption(new Option("--layer <layer>", "scope of the pack (default: setting)").choices([...layers]))
    .option("--author <author>", "author of the book")
    .option("--description <text>", "description of the pack")
    .option("--draft", "make a draft for review; promote-draft publishes it")
    .option("--system-hint <id>", "the system whose terms help to find the rules, as list-systems prints it")
    .option("--skip-systems", "leave out the rules")
    .addOption(new Option("--ocr <mode>", "recognise text in page images (default: auto)").choices([...ocrModes]))
    .option("--images", "write the book's images as files")
    .option("--pages <A-B>", "only these pages, such as 12-40")
    .option("--out <folder>", "folder of the numbered folders (default: ingest/NAME in the data folder)")
    .option("--from-stage <stage>", "run this stage again and those that depend on it, such as enrich")
    .option("--to-stage <stage>", "stop after this stage")
    .option("--install", "install the pack afterwards (on a terminal: asked for)")
    .option("--yes", "ask no questions")
    .option("--url <url>", "let this server read the book (default: the local server if one runs, else this process)")
    .option("--token <token>", "an operator's bearer token for --url (default: FREEFORM_TOKEN, else a token signed with the local secret)")
    .option("--json", "print one JSON document")
    .addHelpText("after", help)
    .action((file: string | undefined, flags: IngestFlags) =>
      runCommand(flags, async () => (await import("../ingest/pack-ingest.ts")).ingestPack(file, flags)),
    );
};

/** As `PackLayer` and `OcrMode` of the schemas, which are not loaded for help. */
const layers = ["core", "setting", "regional", "adventure", "homebrew"] as const;
const ocrModes = ["auto", "always", "never"] as const;

const help = `
Run it again to continue after an interruption: stages with unchanged input are not run again, and no model call is paid for twice.
Exit codes: 0 the pack can be installed; 1 it cannot, or something failed; 2 wrong usage; 130 Ctrl-C.

Examples:
  $ npx freeform-rpg pack-ingest                                    asks for everything
  $ npx freeform-rpg pack-ingest rulebook.pdf --yes --install
  $ npx freeform-rpg pack-ingest rulebook.pdf --draft --pages 12-40 --out drafts/rulebook
  $ npx freeform-rpg pack-ingest rulebook.pdf --from-stage segment --to-stage segment   only one stage
  $ npx freeform-rpg pack-ingest rulebook.pdf --json | jq '.counts'`;
