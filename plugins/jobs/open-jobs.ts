import { randomUUID } from "node:crypto";
import { KernelError, createReport, toFailure } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { createLiveEvents, follow, isOver } from "freeform-rpg/plugins/turn";
import type { DatabaseConnection, RunStore } from "freeform-rpg/db";
import { resultArtifact } from "./execute-job.ts";
import type { JobTools } from "./execute-job.ts";
import { createJobWorker } from "./job-worker.ts";
import type { JobLimits } from "./job-limits.ts";
import { jobKinds } from "./tokens.ts";
import type { Job, JobKind, Jobs } from "./tokens.ts";

/** What jobs are made with. */
export interface JobsParts {
  readonly database: DatabaseConnection;
  readonly store: RunStore;
  readonly runner: Pick<Kernel, "run" | "read">;
  readonly limits: JobLimits;
}

/** Makes the service. */
export const openJobs = ({ database, store, runner, limits }: JobsParts): Jobs => {
  const findKind = (name: string): JobKind | undefined => runner.read(jobKinds).find(({ value }) => value.name === name)?.value;
  const tools: JobTools = { store, runner, live: createLiveEvents(), findKind, report: createReport(runner, "jobs") };
  const shared = database.engine === "postgres";
  const sources = { store, live: tools.live, pollInterval: shared ? limits.pollInterval : null };
  const worker = createJobWorker(tools, limits.leaseSeconds);
  let polling: NodeJS.Timeout | undefined;
  return {
    async start({ kind, ...request }) {
      if (worker.closed) throw new KernelError("jobs_closed", "The server is stopping. Ask again when it is back.");
      if (findKind(kind) === undefined) throw new KernelError("job_kind_unknown", `There is no job "${kind}": no plugin brings it.`);
      const { run } = await store.enqueue({ id: randomUUID(), campaign_id: null, pipeline: kind, ...request });
      void worker.wake();
      return run;
    },
    find: async (jobId) => ofNoCampaign(await store.find(jobId)),
    result: (jobId) => readResult(store, jobId),
    async wait(jobId, signal) {
      for await (const _ of follow(sources, jobId, 0, signal));
      if (signal?.aborted) throw new KernelError("aborted", "Waiting was given up; the job itself goes on.");
      const { failure } = await requireJob(store, jobId);
      if (failure) throw new KernelError(failure.code, failure.message);
      return readResult(store, jobId);
    },
    follow: (jobId, after = 0, signal) => follow(sources, jobId, after, signal),
    async cancel(jobId) {
      const job = await requireJob(store, jobId);
      if (isOver(job.status)) return job;
      const reason = new KernelError("run_cancelled", "The job was cancelled.");
      if (!(await worker.stop(jobId, reason))) await store.finish(jobId, { status: "cancelled", failure: toFailure(reason) });
      return requireJob(store, jobId);
    },
    async resume() {
      await freeOrphans(database);
      const waiting = await countWaiting(database);
      await worker.wake();
      // Another server may die, or may have more waiting than it can do.
      if (shared) polling ??= setInterval(() => void worker.wake(), limits.pollInterval).unref();
      return waiting;
    },
    close: () => {
      clearInterval(polling);
      return worker.close();
    },
  };
};

const ofNoCampaign = (job: Job | null): Job | null => (job?.campaign_id === null ? job : null);

const requireJob = async (store: RunStore, jobId: string): Promise<Job> => {
  const job = ofNoCampaign(await store.find(jobId));
  if (job === null) throw new KernelError("job_not_found", `There is no job "${jobId}". The mutation that began it answers with its key.`);
  return job;
};

const readResult = async (store: RunStore, jobId: string): Promise<unknown> =>
  (await store.load(jobId)).find(({ artifact }) => artifact === resultArtifact)?.value ?? null;

/** The embedded database has one process at a time: whoever held these is gone. */
const freeOrphans = async ({ engine, sql }: DatabaseConnection): Promise<void> => {
  if (engine !== "pglite") return;
  await sql
    .updateTable("runs")
    .set({ lease_until: new Date(0) })
    .where("campaign_id", "=", "")
    .where("status", "=", "running")
    .execute();
};

const countWaiting = async ({ sql }: DatabaseConnection): Promise<number> => {
  const { waiting } = await sql
    .selectFrom("runs")
    .select(({ fn }) => fn.countAll<string>().as("waiting"))
    .where("campaign_id", "=", "")
    .where("status", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  return Number(waiting);
};
