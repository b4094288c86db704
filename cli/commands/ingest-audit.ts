import { join } from "node:path";
import type { Command } from "commander";
import { CallLedger } from "freeform-rpg/plugins/cost";
import { Drafts } from "freeform-rpg/plugins/ingest-drafts";
import type { IngestAudit } from "freeform-rpg/plugins/ingest-drafts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { showAudit } from "../ingest/show-audit.ts";
import type { StageCost } from "../ingest/show-audit.ts";
import { printJson } from "../output.ts";
import { runCommand } from "../run-command.ts";

interface AuditOptions {
  readonly costs?: boolean;
  readonly json?: boolean;
}

/** `ingest-audit`: what became of a book. */
export const addIngestAudit = (program: Command): void => {
  program
    .command("ingest-audit <ingest>")
    .summary("show what became of a book: what was read, dropped and doubted")
    .description(
      "Shows what an ingest made of a book: how much of its text stands in the pack and where the rest went, what was guessed with little " +
        "confidence, names without a text of their own, and pairs of names that may be one. It takes the folder of the ingest, or the book's name under ingest in the data folder.",
    )
    .option("--costs", "also what model calls have cost, from the ledger in the database")
    .option("--json", "one JSON document")
    .addHelpText("after", help)
    .action((ingest: string, options: AuditOptions) => runCommand(options.json ?? false, () => audit(ingest, options)));
};

const help = `
Examples:
  $ npx freeform-rpg ingest-audit .data/ingest/rulebook
  $ npx freeform-rpg ingest-audit rulebook --json | jq '.words.share'`;

const audit = async (ingest: string, { costs = false, json = false }: AuditOptions): Promise<void> => {
  const environment = readEnvironment();
  const folder = /[\\/.]/.test(ingest) ? ingest : join(environment.dataDir, "ingest", ingest);
  const kernel = await assembleKernel(environment);
  try {
    const found = await (await kernel.use(Drafts)).audit(folder);
    const paid = costs ? sumByStage(await (await kernel.use(CallLedger)).receipts(runOf(found))) : null;
    if (json) return printJson({ ...found, costs: paid });
    showAudit(found, paid);
  } finally {
    await kernel.close();
  }
};

const runOf = ({ run }: IngestAudit) => ({ campaignId: run ?? "", runId: run ?? "" });

const sumByStage = (
  receipts: readonly { readonly stage: string; readonly cost: number; readonly unpriced?: boolean | undefined }[],
): StageCost[] =>
  [...Map.groupBy(receipts, ({ stage }) => stage)].map(([stage, some]) => ({
    stage,
    calls: some.length,
    cost: some.reduce((sum, { cost }) => sum + cost, 0),
    unpriced: some.filter(({ unpriced }) => unpriced === true).length,
  }));
