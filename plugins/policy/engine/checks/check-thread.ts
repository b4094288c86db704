import { EngineError } from "freeform-rpg/errors";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { AppError, messageOf } from "freeform-rpg/kernel";
import type { PredicateGraph, RewriteAsk } from "freeform-rpg/schemas";
import type { Policy } from "freeform-rpg/schemas/policy";
import type { CheckAsker, CheckRequest } from "./text-checks.ts";

/** The start data of the thread: policies as data. */
export interface ThreadPolicies {
  readonly packs: readonly unknown[];
  /** Policies outside any pack. */
  readonly policies: readonly Policy[];
  /** URLs of modules with functions that policies use. */
  readonly modules: readonly string[];
  /** Ids of verifiers, which the main thread asks. */
  readonly verifiers: readonly string[];
}

/** One text to judge or to correct. */
export interface CheckOrder {
  readonly kind: "check" | "correct";
  readonly text: string;
  readonly request: CheckRequest;
}

/** A question of the thread to the main thread, where models and verifiers are. */
export type ThreadQuestion =
  | { readonly ask: "verify"; readonly id: string; readonly graph: PredicateGraph; readonly asker: CheckAsker | null }
  | { readonly ask: "rewrite"; readonly section: RewriteAsk; readonly asker: CheckAsker };

/** The answer to a question. */
export type ThreadAnswer =
  | { readonly kind: "answer"; readonly value: unknown }
  | { readonly kind: "refusal"; readonly code: string | null; readonly message: string };

/** A message of the thread: that it is ready, a question, or the result of a request. */
export type ThreadMessage =
  | { readonly type: "ready" }
  | { readonly type: "question"; readonly question: ThreadQuestion }
  | { readonly type: "done"; readonly value: unknown }
  | { readonly type: "failed"; readonly code: string | null; readonly message: string };

/** A thread that handles requests one after another. */
export interface CheckThread {
  /** Throws the error of the request, or `check_timed_out`: then the thread is ended, and the next request starts another. */
  run(order: CheckOrder): Promise<unknown>;
  close(): Promise<void>;
}

/** Memory of the thread in megabytes. */
const memory = 256;

/** Makes the thread; the first request starts it. */
export const openCheckThread = (
  policies: ThreadPolicies,
  seconds: number,
  answer: (question: ThreadQuestion) => Promise<unknown>,
): CheckThread => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const end = async (): Promise<void> => {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const start = async (): Promise<Worker> => {
    const resourceLimits = { maxOldGenerationSizeMb: memory };
    worker = new Worker(new URL("check-worker.ts", import.meta.url), { workerData: policies, resourceLimits });
    await nextMessage(worker, null);
    return worker;
  };
  const runNow = async (order: CheckOrder): Promise<unknown> => {
    try {
      const running = worker ?? (await start());
      // The thread prevents the process from exiting only while it works.
      running.ref();
      running.postMessage(order);
      let message = await nextMessage(running, seconds);
      while (message.type === "question") {
        running.postMessage(await answerQuestion(answer, message.question));
        message = await nextMessage(running, seconds);
      }
      running.unref();
      return readMessage(message);
    } catch (error) {
      if (!(error instanceof RefusedOrder)) await end();
      throw error instanceof RefusedOrder ? error.refusal : error;
    }
  };
  return {
    run(order) {
      const result = last.then(() => runNow(order));
      last = result.catch(() => undefined);
      return result;
    },
    close: end,
  };
};

const answerQuestion = (answer: (question: ThreadQuestion) => Promise<unknown>, question: ThreadQuestion): Promise<ThreadAnswer> =>
  answer(question).then(
    (value): ThreadAnswer => ({ kind: "answer", value }),
    (thrown: unknown): ThreadAnswer => ({
      kind: "refusal",
      code: thrown instanceof AppError ? thrown.code : null,
      message: messageOf(thrown),
    }),
  );

/** A request that the thread rejected; the thread itself still works. */
class RefusedOrder extends Error {
  readonly refusal: AppError;
  constructor(refusal: AppError) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

const readMessage = (message: ThreadMessage): unknown => {
  if (message.type === "done") return message.value;
  if (message.type === "failed" && message.code !== null) throw new RefusedOrder(new AppError(message.code, message.message));
  throw new Error(message.type === "failed" ? message.message : "The thread that checks texts answered out of turn.");
};

/** The next message of the thread. Throws the thread's error, or `check_timed_out`. */
const nextMessage = async (worker: Worker, seconds: number | null): Promise<ThreadMessage> => {
  const over = new AbortController();
  const options = { signal: over.signal };
  const said = once(worker, "message", options).then(([message]: ThreadMessage[]) => message ?? endedWith(0));
  const ended = once(worker, "exit", options).then(([code]: number[]) => endedWith(code ?? 0));
  const late = seconds === null ? [] : [setTimeout(seconds * 1000, undefined, options).then(() => timedOut(seconds))];
  try {
    return await Promise.race([said, ended, ...late]);
  } finally {
    over.abort();
  }
};

const endedWith = (code: number): never => {
  throw new Error(`The thread that checks texts ended with code ${code}. Perhaps its memory ran out.`);
};

const timedOut = (seconds: number): never => {
  throw new EngineError("check_timed_out", `The text took longer than the ${seconds} s that one check may take. Check it in parts.`);
};
