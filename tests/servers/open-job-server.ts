import db from "freeform-rpg/db/plugin";
import { contribute, definePlugin } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Jobs, jobKinds } from "freeform-rpg/plugins/operations/jobs";
import type { JobKind } from "freeform-rpg/plugins/operations/jobs";
import jobsPlugin from "../../plugins/operations/jobs/plugin.ts";

/** A server that runs jobs of one kind, with its own connection, and finds them by notifications and timers alone. */
export const openJobServer = async (url: string, kind: JobKind) => {
  const bringing = definePlugin({ name: "bringing", create: () => ({ contributes: [contribute(jobKinds, kind)] }) });
  const jobs = { plugin: jobsPlugin, options: { pollInterval: 1_000_000 } };
  const kernel = await createKernel({ plugins: [{ plugin: db, options: { url } }, jobs, bringing] });
  const service = await kernel.use(Jobs);
  await service.resume();
  return { jobs: service, [Symbol.asyncDispose]: kernel.close };
};
