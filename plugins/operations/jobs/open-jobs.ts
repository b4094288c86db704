import { EngineError } from "freeform-rpg/errors";
import { randomUUID } from "node:crypto";
import { AppError, createReport } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { cancelRun, createLiveEvents, createWorker, follow, isEnded, releaseOrphans } from "freeform-rpg/plugins/operations/worker/lib";
import type { RunQueue, Worker } from "freeform-rpg/plugins/operations/worker";
import type { DatabaseConnection, RunStore } from "freeform-rpg/db";
import { executeJob, resultArtifact } from "./execute-job.ts";
import type { JobOptions } from "./execute-job.ts";
import type { JobLimits } from "./job-limits.ts";
import { createLists } from "./list-jobs.ts";
import { jobKinds } from "./tokens.ts";
import type { Job, JobKind, JobRequest, Jobs } from "./tokens.ts";

/** The parameters of the job service. */
export interface JobsOptions {
  readonly database: DatabaseConnection;
  readonly store: RunStore;
  readonly runner: Pick<Kernel, "run" | "read">;
  readonly limits: JobLimits;
}

/** Creates the job service. */
export const openJobs = (options: JobsOptions): Jobs => {
  const { database, store, runner, limits } = options;
  const queue = openQueue(options);
  const findKind = (name: string): JobKind | undefined => runner.read(jobKinds).find(({ value }) => value.name === name)?.value;
  const workers = createWorkers({ queue, runner, findKind }, limits.leaseSeconds);
  const wake = () => workers.forEach((worker) => worker.wake());
  const watch = watchJobs(database, queue.pollInterval, wake);
  let closed = false;
  return {
    async start({ kind, ...request }) {
      if (closed) throw new EngineError("jobs_closed", "The server is stopping. Ask again when it is back.");
      const found = findKind(kind);
      if (found === undefined) throw new EngineError("job_kind_unknown", `There is no job kind "${kind}": no plugin provides it.`);
      if (found.background !== true) await limitUser(database, request, limits.perUser);
      const { run } = await store.enqueue({ id: randomUUID(), campaignId: null, pipeline: kind, ...request });
      wake();
      // The workers of this process may be busy.
      database.notifications.send({ type: "work_queued", campaignId: "" });
      return run;
    },
    find: async (jobId) => withoutCampaign(await store.find(jobId)),
    ...createLists(database, store),
    result: (jobId) => readResult(store, jobId),
    async wait(jobId, signal) {
      for await (const _ of follow(queue, jobId, 0, signal));
      if (signal?.aborted) throw new EngineError("aborted", "Waiting was aborted; the job itself continues.");
      const { failure } = await requireJob(store, jobId);
      if (failure) throw new AppError(failure.code, failure.message);
      return readResult(store, jobId);
    },
    follow: (jobId, after = 0, signal) => follow(queue, jobId, after, signal),
    async cancel(jobId) {
      const job = await requireJob(store, jobId);
      if (isEnded(job.status)) return job;
      await cancelRun(queue, workers, job);
      return requireJob(store, jobId);
    },
    async resume() {
      await releaseOrphans(database, "no campaign");
      const waiting = await countWaiting(database);
      wake();
      watch.start();
      return waiting;
    },
    async close() {
      closed = true;
      watch.stop();
      await Promise.all(workers.map((worker) => worker.close(0)));
    },
  };
};

const openQueue = ({ database, store, runner, limits }: JobsOptions): RunQueue => ({
  store,
  live: createLiveEvents(database.notifications),
  noun: "job",
  pollInterval: database.engine === "postgres" ? limits.pollInterval : null,
  report: createReport(runner, "jobs"),
});

/** Wakes when another server queues a job that it may be too busy for, and regularly, as another server may die. */
const watchJobs = ({ notifications }: DatabaseConnection, pollInterval: number | null, wake: () => void) => {
  let polling: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;
  return {
    start: () => {
      stopListening ??= notifications.listen((notification) => {
        if (notification.type === "work_queued" && notification.campaignId === "") wake();
      });
      if (pollInterval !== null) polling ??= setInterval(wake, pollInterval).unref();
    },
    stop: () => {
      clearInterval(polling);
      stopListening?.();
    },
  };
};

/** Jobs that run at the same time in one process. */
const concurrency = 2;

const createWorkers = (options: JobOptions, leaseSeconds: number): readonly Worker[] => {
  const processId = randomUUID();
  return Array.from({ length: concurrency }, (_, index) =>
    createWorker(options.queue, {
      campaignId: "",
      owner: `${processId}/${index}`,
      leaseSeconds,
      execute: (job, control) => executeJob(options, job, control),
    }),
  );
};

const withoutCampaign = (job: Job | null): Job | null => (job?.campaignId === null ? job : null);

const requireJob = async (store: RunStore, jobId: string): Promise<Job> => {
  const job = withoutCampaign(await store.find(jobId));
  if (job === null) throw new EngineError("job_not_found", `There is no job "${jobId}". The mutation that started it returns its key.`);
  return job;
};

const readResult = async (store: RunStore, jobId: string): Promise<unknown> =>
  (await store.load({ id: jobId, campaignId: null })).find(({ artifact }) => artifact === resultArtifact)?.value ?? null;

/** Throws `too_many_jobs` when the user has as many as they may. A key that is known already adds none. */
const limitUser = async (
  { sql }: DatabaseConnection,
  { userId, idempotencyKey }: Omit<JobRequest, "kind">,
  most: number,
): Promise<void> => {
  const own = sql.selectFrom("runs").where("campaign_id", "=", "").where("user_id", "=", userId);
  const open = await own.select("id").where("status", "in", ["queued", "running"]).limit(most).execute();
  if (open.length < most) return;
  const known = await sql
    .selectFrom("runs")
    .select("id")
    .where("campaign_id", "=", "")
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (known) return;
  throw new EngineError(
    "too_many_jobs",
    `You have ${open.length} jobs that wait or run; ${most} are allowed. Wait for one, or cancel it with \`cancelJob\`.`,
  );
};

const countWaiting = async ({ sql }: DatabaseConnection): Promise<number> => {
  const { waiting } = await sql
    .selectFrom("runs")
    .select(({ fn }) => fn.countAll().as("waiting"))
    .where("campaign_id", "=", "")
    .where("status", "in", ["queued", "running"])
    .executeTakeFirstOrThrow();
  return Number(waiting);
};
