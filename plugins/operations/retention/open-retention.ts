import type { DatabaseConnection } from "freeform-rpg/db";
import type { Kernel } from "freeform-rpg/kernel";
import { jobKinds } from "freeform-rpg/plugins/operations/jobs";
import { measureCampaign, measureDatabase } from "./measure.ts";
import type { Periods } from "./periods.ts";
import { prune } from "./prune.ts";
import type { Retention } from "./tokens.ts";

/** The parameters of the retention service. */
export interface RetentionSources {
  readonly database: DatabaseConnection;
  readonly runner: Pick<Kernel, "read">;
}

/** Creates the retention service. */
export const openRetention = ({ database, runner }: RetentionSources, periods: Periods): Retention => ({
  prune: (dryRun) => prune(database, { periods, jobDays: readJobDays(runner) }, dryRun),
  measure: (campaignId) => (campaignId === null ? measureDatabase(database) : measureCampaign(database, campaignId)),
});

/** The days of the kinds of jobs that have their own, by kind. */
const readJobDays = (runner: Pick<Kernel, "read">): Readonly<Record<string, number>> =>
  Object.fromEntries(
    runner.read(jobKinds).flatMap(({ value: { name, retentionDays } }) => (retentionDays === undefined ? [] : [[name, retentionDays]])),
  );
