import type { DatabaseConnection } from "freeform-rpg/db";
import { createReport } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import type { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { maintenanceJob } from "./maintenance-job.ts";
import { measureCampaign, measureDatabase } from "./measure.ts";
import type { Periods } from "./periods.ts";
import { prune } from "./prune.ts";
import type { Retention } from "./tokens.ts";

/** The parameters of the retention service. */
export interface RetentionSources {
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly runner: Pick<Kernel, "read">;
}

const hour = 60 * 60 * 1000;

/** Creates the retention service. */
export const openRetention = ({ database, jobs, runner }: RetentionSources, periods: Periods): Retention => {
  const report = createReport(runner, "retention");
  let timer: NodeJS.Timeout | undefined;
  // Every server asks each hour; the key makes it one job a day.
  const ask = async (): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    await jobs
      .start({ kind: maintenanceJob, userId: "", idempotencyKey: `${maintenanceJob}:${day}`, request: {} })
      .catch((error: unknown) => report("The daily maintenance could not be started.", error));
  };
  return {
    prune: (dryRun) => prune(database, periods, dryRun),
    measure: (campaignId) => (campaignId === null ? measureDatabase(database) : measureCampaign(database, campaignId)),
    start: async () => {
      timer ??= setInterval(() => void ask(), hour).unref();
      await ask();
    },
    close: () => clearInterval(timer),
  };
};
