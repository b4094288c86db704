import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kernel, RunEvent } from "freeform-rpg/kernel";
import { Ingest, stageFolders } from "freeform-rpg/plugins/ingest/core";
import type { Costs } from "freeform-rpg/plugins/models/cost";
import { summariseStage } from "./summarise-stage.ts";
import type { StageSummary } from "./summarise-stage.ts";
import { foldStages } from "./stage-report.ts";
import type { StageReport } from "./stage-report.ts";

/** The sources of a stage report. */
export interface ReportSources {
  readonly runner: Pick<Kernel, "plan" | "read">;
  /** The folder that holds the numbered folders. */
  readonly folder: string;
  readonly events: readonly RunEvent[];
  readonly costs: Costs;
}

/** Reports every stage in order: its state, results and cost. */
export const reportStages = async ({ runner, folder, events, costs }: ReportSources): Promise<StageReport[]> => {
  const folders = new Map(runner.read(stageFolders).map(({ value }) => [value.stage, join(folder, value.folder)]));
  const states = foldStages(
    runner.plan(Ingest).stages.map(({ name }) => name),
    events,
  );
  return Promise.all(
    states.map(async (progress) => {
      const made = progress.state === "finished" || progress.state === "kept";
      const paid = costs.by_stage.find(({ name }) => name === progress.stage);
      const summary = made ? await readSummary(progress.stage, folders.get(progress.stage)) : none;
      return { ...progress, ...summary, calls: paid?.calls ?? 0, cost: paid?.cost ?? 0, unpriced: paid?.unpriced ?? 0 };
    }),
  );
};

const none: StageSummary = { counts: {}, warnings: [] };

/** Reads the summary of a stage's saved artifact; empty when there is none. */
export const readSummary = async (stage: string, folder: string | undefined): Promise<StageSummary> => {
  const text = folder === undefined ? null : await readFile(join(folder, "artifact.json"), "utf8").catch(() => null);
  return text === null ? none : summariseStage(stage, JSON.parse(text));
};
