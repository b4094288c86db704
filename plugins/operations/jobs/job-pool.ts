import { randomUUID } from "node:crypto";
import type { ClaimedRun, JobClaim } from "freeform-rpg/db";
import { leaseNow, startRun } from "freeform-rpg/plugins/operations/worker/lib";
import type { ActiveRun, RunControl, RunQueue, Worker } from "freeform-rpg/plugins/operations/worker";
import type { JobKind } from "./job-kind.ts";
import { longestTimer } from "./longest-timer.ts";

/** The parameters of a pool. */
export interface PoolOptions {
  /** The server that claims the jobs. */
  readonly serverId: string;
  readonly kinds: () => ReadonlyMap<string, JobKind>;
  /** Jobs that run at the same time. */
  readonly places: number;
  readonly leaseSeconds: number;
  readonly execute: (job: ClaimedRun, control: RunControl) => Promise<unknown>;
  /** Called when a job has ended for which others may wait, on any server. */
  readonly onFreed: () => void;
}

/** The jobs that this process executes: as many as there are places, claimed one after another. */
export interface JobPool extends Pick<Worker, "wake" | "cancel"> {
  /** Claims no more jobs, stops those that run, and leaves them to the next start. */
  close(): Promise<void>;
}

interface Running {
  readonly kind: string;
  readonly run: ActiveRun;
  /** Resolves when the job has left its place. */
  readonly left: Promise<void>;
}

/** Milliseconds after which a pool whose store failed claims again. */
const retryAfter = 1000;

/** Creates a pool; it is idle until `wake` is called, and sets itself a timer for what is due later. */
export const createJobPool = (queue: RunQueue, options: PoolOptions): JobPool => {
  const running = new Set<Running>();
  let claiming: Promise<void> | null = null;
  let [woken, closed] = [false, false];
  const alarm = createAlarm(() => wake());
  const claim = createClaims(queue, options, running);
  const begin = (claimed: Claimed): void => {
    const run = startRun(queue, { ...options, owner: claimed.owner }, claimed.job);
    const entry = { kind: claimed.job.pipeline, run, left: untilLeft(queue, claimed, run).then(() => leave()) };
    const leave = (): void => {
      running.delete(entry);
      if (hasLimits(options.kinds().get(entry.kind))) options.onFreed();
      wake();
    };
    running.add(entry);
  };
  const fill = async (): Promise<void> => {
    while (!closed && running.size < options.places) {
      const { job, owner, dueIn } = await claim();
      if (job === null) return alarm.set(dueIn);
      begin({ job, owner });
    }
  };
  const work = async (): Promise<void> => {
    try {
      while (woken && !closed) {
        woken = false;
        await fill();
      }
    } catch (error) {
      queue.report("The queue of jobs could not be read; it is read again in a second.", error);
      alarm.set(retryAfter);
    }
    claiming = null;
  };
  const wake = (): void => {
    woken = true;
    if (!closed) claiming ??= work();
  };
  return {
    wake,
    cancel: (jobId) => cancelIn(running, jobId),
    async close() {
      closed = true;
      await claiming;
      alarm.set(null);
      await stopAll(queue, running);
    },
  };
};

const cancelIn = async (running: ReadonlySet<Running>, jobId: string): Promise<boolean> => {
  const entry = [...running].find(({ run }) => run.runId === jobId);
  return entry === undefined ? false : entry.run.stop("run_cancelled").then(() => true);
};

const stopAll = async ({ report }: RunQueue, running: ReadonlySet<Running>): Promise<void> => {
  const stop = ({ run }: Running) => run.stop("run_stopped").catch((error: unknown) => report("A job could not be stopped.", error));
  await Promise.all([...running].flatMap((entry) => [stop(entry), entry.left]));
};

interface Claimed {
  readonly job: ClaimedRun;
  readonly owner: string;
}

/** Claims jobs of the kinds that have a free place here, each in a name of its own. */
const createClaims = ({ store }: RunQueue, { serverId, kinds, places, leaseSeconds }: PoolOptions, running: ReadonlySet<Running>) => {
  const server = `${serverId}/${randomUUID().slice(0, 8)}/`;
  let claims = 0;
  return async (): Promise<JobClaim & { readonly owner: string }> => {
    const open = [...kinds().values()].filter(({ name, concurrency }) => countOf(running, name) < (concurrency?.perServer ?? places));
    const named = open.map(({ name, concurrency }) => ({ name, overall: concurrency?.overall ?? null }));
    claims += 1;
    const owner = `${server}${claims}`;
    return { owner, ...(await store.claimJob({ server, owner, leaseSeconds: leaseNow(leaseSeconds), kinds: named })) };
  };
};

/** Resolves when a job has ended here. What it leaves to others is free for them at once. */
const untilLeft = async ({ store, report }: RunQueue, { job, owner }: Claimed, run: ActiveRun): Promise<void> => {
  try {
    if ((await run.done) === null) await store.renew(owner, 0);
  } catch (error) {
    // The store failed. What the job has made is saved: its lease is given back, and it is claimed again.
    report(`The job "${job.id}" (${job.pipeline}) could not be saved; it is claimed again.`, error);
    await wait(retryAfter);
    await store.renew(owner, 0).catch((again: unknown) => report("A lease could not be given back; it runs out.", again));
  }
};

const createAlarm = (ring: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  return {
    /** Rings in so many milliseconds in place of the time set before; `null` never. */
    set: (ms: number | null): void => {
      clearTimeout(timer);
      if (ms !== null) timer = setTimeout(ring, Math.min(longestTimer, ms + 20)).unref();
    },
  };
};

const countOf = (running: ReadonlySet<Running>, kind: string): number => [...running].filter((one) => one.kind === kind).length;

const hasLimits = (kind: JobKind | undefined): boolean => kind?.concurrency?.overall !== undefined || kind?.lane !== undefined;

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());
