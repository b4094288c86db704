import { randomUUID } from "node:crypto";
import { KernelError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { createLiveEvents, follow, isOver } from "freeform-rpg/plugins/turn";
import type { DatabaseConnection, RunStore } from "freeform-rpg/db";
import { executeJob, resultArtifact } from "./execute-job.ts";
import type { JobTools } from "./execute-job.ts";
import type { Job, JobKind, Jobs } from "./tokens.ts";

/** What jobs are made with. */
export interface JobsParts {
  readonly database: DatabaseConnection;
  readonly store: RunStore;
  readonly runner: Pick<Kernel, "run">;
  readonly findKind: (name: string) => JobKind | undefined;
}

const leaseSeconds = 60;
/** Jobs that run beside each other in one process. */
const together = 2;
/** How often another process's jobs are looked at, in milliseconds; on the embedded database there is no other. */
const pollInterval = 1000;

/** Makes the service. */
export const openJobs = ({ database, store, runner, findKind }: JobsParts): Jobs => {
  const tools: JobTools = { store, live: createLiveEvents(), runner, findKind, report: (message, error) => console.error(message, error) };
  const owner = randomUUID();
  const sources = { store, live: tools.live, pollInterval: database.engine === "postgres" ? pollInterval : null };
  const inHand = new Map<string, { controller: AbortController; done: Promise<void> }>();
  let closed = false;
  let heart: NodeJS.Timeout | undefined;

  const takeUp = (job: Job) => {
    const controller = new AbortController();
    const done = executeJob(tools, job, controller.signal)
      .catch((error) => tools.report(`The job "${job.id}" is held up; the next start goes on with it.`, error))
      .finally(() => {
        inHand.delete(job.id);
        takeMore();
      });
    inHand.set(job.id, { controller, done });
  };
  const takeAll = async () => {
    while (!closed && inHand.size < together) {
      const job = await store.claim("", owner, leaseSeconds);
      if (job === null) return;
      if (!inHand.has(job.id)) takeUp(job);
    }
  };
  let taking: Promise<void> = Promise.resolve();
  // One look at a time: two at once would each see room for the same job.
  const takeMore = () => {
    taking = taking.then(takeAll).catch((error) => tools.report("Looking for waiting jobs failed.", error));
    return taking;
  };
  const beat = () => {
    if (inHand.size === 0) return;
    store.renew(owner, leaseSeconds).catch((error) => tools.report("The lease of a job could not be renewed.", error));
  };

  return {
    async start({ kind, ...request }) {
      if (closed) throw new KernelError("jobs_closed", "The server is stopping. Ask again when it is back.");
      if (findKind(kind) === undefined) throw new KernelError("job_kind_unknown", `There is no job "${kind}": no plugin brings it.`);
      heart ??= setInterval(beat, leaseSeconds * 300).unref();
      const { run } = await store.enqueue({ id: randomUUID(), campaign_id: null, pipeline: kind, ...request });
      void takeMore();
      return run;
    },
    find: async (jobId) => ofNoCampaign(await store.find(jobId)),
    result: (jobId) => readResult(store, jobId),
    async wait(jobId, signal) {
      for await (const _ of follow(sources, jobId, 0, signal));
      if (signal?.aborted) throw new KernelError("aborted", "Waiting was given up; the job itself goes on.");
      const job = await store.find(jobId);
      if (job?.failure) throw new KernelError(job.failure.code, job.failure.message);
      return readResult(store, jobId);
    },
    follow: (jobId, after = 0, signal) => follow(sources, jobId, after, signal),
    async cancel(jobId) {
      const job = await requireJob(store, jobId);
      if (isOver(job.status)) return job;
      const running = inHand.get(jobId);
      const reason = new KernelError("run_cancelled", "The job was cancelled.");
      running?.controller.abort(reason);
      await (running?.done ??
        store.finish(jobId, { status: "cancelled", failure: { code: reason.code, message: reason.message, plugin: null, point: null } }));
      return requireJob(store, jobId);
    },
    async resume() {
      await freeOrphans(database);
      const waiting = await countWaiting(database);
      heart ??= setInterval(beat, leaseSeconds * 300).unref();
      await takeMore();
      return waiting;
    },
    async close() {
      closed = true;
      clearInterval(heart);
      for (const { controller } of inHand.values()) controller.abort(new KernelError("run_stopped", "The server stops."));
      await Promise.all([...inHand.values()].map(({ done }) => done));
      if (inHand.size > 0) await store.renew(owner, 0);
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
