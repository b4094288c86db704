import { join } from "node:path";
import { CallLedger } from "freeform-rpg/plugins/models/cost";
import { Drafts } from "freeform-rpg/plugins/ingest/drafts";
import type { IngestAudit } from "freeform-rpg/plugins/ingest/drafts";
import { readEnvironment } from "../environment.ts";
import { assembleKernel } from "../host.ts";
import { showAudit } from "./show-audit.ts";
import type { StageCost } from "./show-audit.ts";
import { printJson } from "../output.ts";
export interface AuditOptions {
  readonly costs?: boolean;
  readonly json?: boolean;
}

export const auditIngest = async (ingest: string, { costs = false, json = false }: AuditOptions): Promise<void> => {
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
