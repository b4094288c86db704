import { randomUUID } from "node:crypto";
import { KernelError } from "freeform-rpg/kernel";
import { executeJob } from "./execute-job.ts";
import type { JobTools } from "./execute-job.ts";
import type { Job } from "./tokens.ts";

/** Jobs that run beside each other in one process. */
const together = 2;

/** Takes waiting jobs up and runs them, a few beside each other. */
export interface JobWorker {
  /** Looks for work; resolves when it has looked. */
  wake(): Promise<void>;
  /** Stops a job under way here and resolves when it has ended; false when it is not here. */
  stop(jobId: string, reason: KernelError): Promise<boolean>;
  /** Takes no more work, and leaves what is under way for the next process. */
  close(): Promise<void>;
  readonly closed: boolean;
}

/** Makes the worker of this process. What it holds is free for others once it has been silent for `leaseSeconds`. */
export const createJobWorker = (tools: JobTools, leaseSeconds: number): JobWorker => {
  const { store, report } = tools;
  const owner = randomUUID();
  const inHand = new Map<string, { controller: AbortController; done: Promise<void> }>();
  let closed = false;
  let looking: Promise<void> = Promise.resolve();

  const takeUp = (job: Job) => {
    const controller = new AbortController();
    const done = executeJob(tools, job, controller.signal)
      .catch((error) => report(`The job "${job.id}" is held up; the next start goes on with it.`, error))
      .finally(() => {
        inHand.delete(job.id);
        void wake();
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
  // One look at a time: two at once would each see room for the same job.
  const wake = () => (looking = looking.then(takeAll).catch((error) => report("Looking for waiting jobs failed.", error)));
  const heart = setInterval(() => inHand.size > 0 && renew(tools, owner, leaseSeconds), leaseSeconds * 300).unref();

  return {
    wake,
    get closed() {
      return closed;
    },
    async stop(jobId, reason) {
      const running = inHand.get(jobId);
      running?.controller.abort(reason);
      await running?.done;
      return running !== undefined;
    },
    async close() {
      closed = true;
      clearInterval(heart);
      await looking;
      const left = [...inHand.values()];
      for (const { controller } of left) controller.abort(stopped());
      await Promise.all(left.map(({ done }) => done));
      if (left.length > 0) await store.renew(owner, 0);
    },
  };
};

const stopped = () => new KernelError("run_stopped", "The server stops; the job goes on at its next start.");

const renew = ({ store, report }: JobTools, owner: string, leaseSeconds: number): void => {
  store.renew(owner, leaseSeconds).catch((error) => report("The lease of a job could not be renewed.", error));
};
