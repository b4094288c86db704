import { artifact, pipeline, stage } from "freeform-rpg/kernel";
import { runPipeline } from "freeform-rpg/plugins/operations/jobs/lib";
import type { JobKind, JobSchedule } from "freeform-rpg/plugins/operations/jobs";
import { z } from "zod";
import { Periods } from "./periods.ts";
import { Retention } from "./tokens.ts";

/** The name of the job that prunes. */
export const maintenanceJob = "maintenance";

const Asked = artifact("retention/request", z.strictObject({}));
const Pruned = artifact(
  "retention/removed",
  z.array(z.object({ kind: Periods.keyof(), days: z.int().nullable(), rows: z.int() })).readonly(),
);
const Maintenance = pipeline(maintenanceJob, [Asked], Pruned);

/** Hours, for the first time on a database that was never pruned. A day later the next job continues. */
const timeLimit = 6 * 60 * 60 * 1000;

/** Removes what is older than its period. */
export const pruneStage = stage({
  pipeline: Maintenance,
  name: "prune",
  needs: { asked: Asked },
  uses: { retention: Retention },
  makes: Pruned,
  timeLimit,
  run: ({ retention }) => retention.prune(false),
});

/** The job that servers start once a day. What it did not reach is there for its next try. */
export const maintenanceKind: JobKind = {
  name: maintenanceJob,
  background: true,
  retry: { tries: 3, firstDelay: 60_000, longestDelay: 600_000 },
  timeLimit,
  concurrency: { overall: 1 },
  run: runPipeline(Maintenance, Asked),
};

/** Once a day, when few play. */
export const dailyMaintenance: JobSchedule = { name: maintenanceJob, kind: maintenanceJob, request: {}, times: { cron: "30 3 * * *" } };
