import { Database, Runs } from "freeform-rpg/db";
import { apiParts, healthSources } from "freeform-rpg/graphql";
import { Runner, definePlugin, contribute, provide } from "freeform-rpg/kernel";
import { addJobs } from "./api.ts";
import { JobLimits } from "./job-limits.ts";
import { queueHealth } from "./queue-health.ts";
import { openJobs } from "./open-jobs.ts";
import { Jobs } from "./tokens.ts";

/** Long work that belongs to no campaign: installing packs, reading books. */
export default definePlugin({
  name: "jobs",
  options: JobLimits.prefault({}),
  create: (limits) => ({
    contributes: [contribute(apiParts, addJobs), contribute(healthSources, queueHealth)],
    services: [
      provide(Jobs, {
        uses: { database: Database, store: Runs, runner: Runner },
        create: (used) => openJobs({ ...used, limits }),
        close: (jobs) => jobs.close(),
      }),
    ],
  }),
});
