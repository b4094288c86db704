import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import { Ingest, stageFolders } from "freeform-rpg/plugins/ingest/core";
import type { Costs } from "freeform-rpg/plugins/models/cost";
import { accountStage } from "./account-stage.ts";
import type { StageAccount } from "./account-stage.ts";
import { foldStages } from "./stage-report.ts";
import type { StageReport } from "./stage-report.ts";

/** What a report is made from. */
export interface ReportSources {
  readonly runner: Pick<Kernel, "plan" | "read">;
  /** The folder that holds the numbered folders. */
  readonly folder: string;
  readonly events: readonly RunEvent[];
  readonly costs: Costs;
}

/** Every stage in order: where it stands, what it came to, what it cost. */
export const reportStages = async ({ runner, folder, events, costs }: ReportSources): Promise<StageReport[]> => {
  const folders = new Map(runner.read(stageFolders).map(({ value }) => [value.stage, join(folder, value.folder)]));
  const standings = foldStages(
    runner.plan(Ingest).stages.map(({ name }) => name),
    events,
  );
  return Promise.all(
    standings.map(async (standing) => {
      const made = standing.state === "finished" || standing.state === "kept";
      const paid = costs.by_stage.find(({ name }) => name === standing.stage);
      const account = made ? await readAccount(standing.stage, folders.get(standing.stage)) : none;
      return { ...standing, ...account, calls: paid?.calls ?? 0, cost: paid?.cost ?? 0, unpriced: paid?.unpriced ?? 0 };
    }),
  );
};

const none: StageAccount = { counts: {}, warnings: [] };

/** What a stage keeps on disk; nothing where it keeps nothing, or where somebody took it away. */
export const readAccount = async (stage: string, folder: string | undefined): Promise<StageAccount> => {
  const text = folder === undefined ? null : await readFile(join(folder, "artifact.json"), "utf8").catch(() => null);
  return text === null ? none : accountStage(stage, JSON.parse(text));
};
