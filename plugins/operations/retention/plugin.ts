import { Database } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Runner, contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { jobKinds, jobSchedules } from "freeform-rpg/plugins/operations/jobs";
import { addRetention } from "./api.ts";
import { dailyMaintenance, maintenanceKind, pruneStage } from "./maintenance-job.ts";
import { openRetention } from "./open-retention.ts";
import { Periods } from "./periods.ts";
import { Retention } from "./tokens.ts";

/** Removes what nothing needs after some time, and measures what is stored. */
export default definePlugin({
  name: "retention",
  options: Periods.prefault({}),
  create: (periods) => ({
    stages: [pruneStage],
    contributes: [contribute(apiParts, addRetention), contribute(jobKinds, maintenanceKind), contribute(jobSchedules, dailyMaintenance)],
    services: [
      provide(Retention, {
        uses: { database: Database, runner: Runner },
        create: (sources) => openRetention(sources, periods),
      }),
    ],
  }),
});
