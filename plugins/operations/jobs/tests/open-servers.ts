import { Database, Runs } from "freeform-rpg/db";
import type { openTestDatabase } from "freeform-rpg/db/testing";
import { contribute, definePlugin, provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Jobs, jobKinds, jobSchedules } from "freeform-rpg/plugins/operations/jobs";
import type { JobKind, JobSchedule } from "freeform-rpg/plugins/operations/jobs";
import jobsPlugin from "../plugin.ts";

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** What a test's server brings. */
export interface ServerParts {
  readonly kinds?: readonly JobKind[];
  readonly schedules?: readonly JobSchedule[];
  readonly options?: object;
}

/**
 * Opens the jobs of one server. The embedded database is taken for a server that several share, so that leases run out there as well: the SQL is the same.
 * Servers do not poll: what they find they find by notifications and timers.
 */
export const openServer = async (db: TestDatabase, { kinds = [], schedules = [], options = {} }: ServerParts) => {
  const parts = definePlugin({
    name: "chores",
    create: () => ({
      contributes: [...kinds.map((kind) => contribute(jobKinds, kind)), ...schedules.map((schedule) => contribute(jobSchedules, schedule))],
    }),
  });
  const kernel = await createKernel({
    plugins: [{ plugin: jobsPlugin, options: { pollInterval: 1_000_000, ...options } }, parts],
    services: [provideValue(Database, { ...db.database, engine: "postgres" }), provideValue(Runs, db.runs)],
  });
  return { jobs: await kernel.use(Jobs), [Symbol.asyncDispose]: kernel.close };
};

let keys = 0;

/** A request for a job under a new key. */
export const ask = (kind: string, request: unknown = null) => ({ kind, userId: "ada", idempotencyKey: `key-${++keys}`, request });
