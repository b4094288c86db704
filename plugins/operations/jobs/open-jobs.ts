import { EngineError } from "freeform-rpg/errors";
import { randomUUID } from "node:crypto";
import { AppError, createReport } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { cancelRun, createLiveEvents, follow, isEnded, releaseOrphans } from "freeform-rpg/plugins/operations/worker/lib";
import type { RunQueue } from "freeform-rpg/plugins/operations/worker";
import type { DatabaseConnection, RunStore } from "freeform-rpg/db";
import { describeKind } from "./describe-kinds.ts";
import { executeJob, resultArtifact } from "./execute-job.ts";
import type { JobKind } from "./job-kind.ts";
import type { JobLimits } from "./job-limits.ts";
import { createJobPool } from "./job-pool.ts";
import { limitUser } from "./limit-user.ts";
import { readKinds } from "./read-kinds.ts";
import { readLoad } from "./read-load.ts";
import { openSchedules } from "./schedules.ts";
import type { Job, Jobs } from "./tokens.ts";

/** The parameters of the job service. */
export interface JobsOptions {
  readonly database: DatabaseConnection;
  readonly store: RunStore;
  readonly runner: Pick<Kernel, "run" | "read">;
  readonly limits: JobLimits;
}

/** Creates the job service. */
export const openJobs = (options: JobsOptions): Jobs => {
  const parts = openParts(options);
  const { pool, schedules, watch } = parts;
  return {
    ...createStarts(parts),
    ...createReads(parts),
    ...createChanges(parts),
    async resume() {
      await releaseOrphans(options.database, "no campaign");
      const waiting = await options.store.listJobs({ limit: 1000, statuses: ["queued", "running"] });
      reportUnknown(parts.queue, waiting, parts.kinds());
      pool.wake();
      watch.start();
      await schedules.start();
      return waiting.length;
    },
    async close() {
      parts.close();
      watch.stop();
      schedules.stop();
      await pool.close();
    },
  };
};

type Parts = ReturnType<typeof openParts>;

const openParts = (options: JobsOptions) => {
  const { database, store, runner, limits } = options;
  const queue = openQueue(options);
  let read: ReadonlyMap<string, JobKind> | undefined;
  let closed = false;
  const kinds = () => (read ??= readKinds(runner));
  // Another server may have a place where this one has none.
  const tellOthers = () => database.notifications.send({ type: "work_queued", campaignId: "" });
  const executing = { queue, runner, findKind: (name: string) => kinds().get(name), lostTries: limits.lostTries };
  const pool = createJobPool(queue, {
    serverId: database.serverId,
    kinds,
    places: limits.places,
    leaseSeconds: limits.leaseSeconds,
    execute: (job, control) => executeJob(executing, job, control),
    onFreed: tellOthers,
  });
  const onQueued = () => {
    pool.wake();
    tellOthers();
  };
  const schedules = openSchedules({ store, runner, kinds, changes: limits.schedules, onQueued, report: queue.report });
  const watch = watchJobs(database, queue.pollInterval, pool.wake);
  const requireKind = (name: string): JobKind => {
    if (closed) throw new EngineError("jobs_closed", "The server is stopping. Ask again when it is back.");
    const found = kinds().get(name);
    if (found !== undefined) return found;
    throw new EngineError("job_kind_unknown", `There is no job kind "${name}": no plugin provides it.`);
  };
  return { ...options, queue, kinds, pool, onQueued, schedules, watch, requireKind, close: () => void (closed = true) };
};

const createStarts = ({ database, store, limits, requireKind, onQueued }: Parts): Pick<Jobs, "start" | "startOnce"> => ({
  async start({ kind, ...request }) {
    const found = requireKind(kind);
    if (found.background !== true) await limitUser(database, request, limits.perUser);
    const lane = found.lane?.(request.request) ?? null;
    const { job } = await store.enqueueJob({ id: randomUUID(), pipeline: kind, lane, ...request });
    onQueued();
    return job;
  },
  async startOnce(kind, request) {
    const id = randomUUID();
    const lane = requireKind(kind).lane?.(request) ?? null;
    const { job } = await store.enqueueOnce({ id, pipeline: kind, userId: "", idempotencyKey: id, request, lane });
    onQueued();
    return job;
  },
});

type Reads = Pick<Jobs, "find" | "list" | "kinds" | "schedules" | "load" | "result" | "wait" | "follow">;

const createReads = ({ database, store, queue, kinds, schedules }: Parts): Reads => ({
  find: async (jobId) => withoutCampaign(await store.find(jobId)),
  list: store.listJobs,
  kinds: () => [...kinds().values()].map(describeKind),
  schedules: schedules.list,
  load: () => readLoad(database),
  result: (jobId) => readResult(store, jobId),
  async wait(jobId, signal) {
    for await (const _ of follow(queue, jobId, 0, signal));
    if (signal?.aborted) throw new EngineError("aborted", "Waiting was aborted; the job itself continues.");
    const { failure } = await requireJob(store, jobId);
    if (failure) throw new AppError(failure.code, failure.message);
    return readResult(store, jobId);
  },
  follow: (jobId, after = 0, signal) => follow(queue, jobId, after, signal),
});

const createChanges = ({ store, queue, pool, requireKind, onQueued }: Parts): Pick<Jobs, "cancel" | "retry"> => ({
  async cancel(jobId) {
    const job = await requireJob(store, jobId);
    if (isEnded(job.status)) return job;
    await cancelRun(queue, [pool], job);
    return requireJob(store, jobId);
  },
  async retry(jobId) {
    const { status, pipeline } = await requireJob(store, jobId);
    requireKind(pipeline);
    if (!(await store.revive(jobId))) throw notEnded(jobId, status);
    const job = await requireJob(store, jobId);
    onQueued();
    return job;
  },
});

const notEnded = (jobId: string, status: string): EngineError =>
  new EngineError(
    "job_not_ended",
    `The job "${jobId}" is ${status}. Only a job that failed or was cancelled can be run again${status === "finished" ? "; start a new one" : ""}.`,
  );

/** Jobs of a plugin that was removed wait until a server has it, or until someone cancels them. */
const reportUnknown = ({ report }: RunQueue, jobs: readonly Job[], kinds: ReadonlyMap<string, JobKind>): void => {
  const unknown = [...new Set(jobs.map(({ pipeline }) => pipeline).filter((name) => !kinds.has(name)))];
  if (unknown.length === 0) return;
  const message = `No plugin of this server runs jobs of ${unknown.map((name) => `"${name}"`).join(", ")}. Add the plugin, or cancel them.`;
  report("Some jobs wait for another server.", new EngineError("job_kind_unknown", message));
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

const withoutCampaign = (job: Job | null): Job | null => (job?.campaignId === null ? job : null);

const requireJob = async (store: RunStore, jobId: string): Promise<Job> => {
  const job = withoutCampaign(await store.find(jobId));
  if (job === null) throw new EngineError("job_not_found", `There is no job "${jobId}". The mutation that started it returns its key.`);
  return job;
};

const readResult = async (store: RunStore, jobId: string): Promise<unknown> =>
  (await store.load({ id: jobId, campaignId: null })).find(({ artifact }) => artifact === resultArtifact)?.value ?? null;
