import { Database, Runs } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { Runner, definePlugin, give, provide } from "freeform-rpg/kernel";
import { addJobs } from "./api.ts";
import { openJobs } from "./open-jobs.ts";
import { Jobs, jobKinds } from "./tokens.ts";

/** Long work that belongs to no campaign: installing packs, reading books. */
export default definePlugin({
  name: "jobs",
  create: () => ({
    gifts: [give(apiParts, addJobs)],
    services: [
      provide(Jobs, {
        uses: { database: Database, store: Runs, runner: Runner },
        create: ({ database, store, runner }) =>
          openJobs({ database, store, runner, findKind: (name) => runner.read(jobKinds).find(({ value }) => value.name === name)?.value }),
        close: (jobs) => jobs.close(),
      }),
    ],
  }),
});
