import { AppError } from "freeform-rpg/kernel";
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { PdfError } from "../read/pdf-error.ts";
import { ReaderReply } from "./jobs.ts";
import type { ReaderJob } from "./jobs.ts";

/** A separate process that reads one book, so that a crash affects nothing else. */
export interface Reader {
  /** Runs one job at a time. Throws `PdfError`: `pdf_too_heavy` when the job took too long, used too much memory, or crashed. */
  ask<T>(job: ReaderJob, shape: z.ZodType<T>, ms: number): Promise<T>;
  /** Whether it can take another job. */
  isAlive(): boolean;
  /** Kills the process. */
  kill(): void;
}

/** The file and limits of a reader. */
export interface ReaderOptions {
  readonly file: string;
  readonly name: string;
  /** Megabytes. */
  readonly memory: number;
}

const program = fileURLToPath(new URL("./reader-process.ts", import.meta.url));
/** Node's default folder of the compile cache. */
const compiled = join(tmpdir(), "node-compile-cache");

/** Starts a reader. */
export const startReader = ({ file, name, memory }: ReaderOptions): Reader => {
  const child = fork(program, [String(memory)], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // Passes only what it needs: neither keys nor the caller's own flags. With a compile cache a reader starts in a third of the time.
    env: { NODE_COMPILE_CACHE: compiled },
    execArgv: [`--max-old-space-size=${memory}`, "--max-semi-space-size=2"],
  });
  let ids = 0;
  const ready = waitForStart(child);
  const ask: Reader["ask"] = async (job, shape, ms) => {
    await ready;
    const reply = ReaderReply.parse(await exchange(child, { id: (ids += 1), file, name, job }, ms, name));
    if ("code" in reply) throw new AppError(reply.code, reply.message);
    return shape.parse(reply.value);
  };
  return { ask, isAlive: () => child.connected && child.exitCode === null && !child.killed, kill: () => void child.kill("SIGKILL") };
};

/** Resolves with the process's first message, or its end: the start of a process must not count as the time of a page. */
const waitForStart = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    const start = () => {
      child.off("message", start).off("exit", start).off("error", start);
      resolve();
    };
    child.on("message", start).on("exit", start).on("error", start);
  });

/** Sends a message and waits for its reply, the end of the process, or the timeout. */
const exchange = (
  child: ChildProcess,
  message: { readonly id: number; readonly job: ReaderJob; readonly file: string; readonly name: string },
  ms: number,
  name: string,
) =>
  new Promise<unknown>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.off("message", answer).off("exit", died).off("error", died);
      settle();
    };
    const answer = (reply: unknown) => end(() => resolve(reply));
    const died = () => end(() => reject(tooHeavy(name, message.job, "took too much memory or broke the reader")));
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      end(() => reject(tooHeavy(name, message.job, `took more than ${Math.round(ms / 1000)} s`)));
    }, ms);
    child.once("message", answer).once("exit", died).once("error", died);
    child.send(message, (error) => {
      if (error) died();
    });
  });

const tooHeavy = (name: string, job: ReaderJob, what: string): PdfError => {
  const which = "page" in job ? `Page ${job.page} of "${name}"` : `"${name}"`;
  return new PdfError(
    "pdf_too_heavy",
    `${which} ${what}. Perhaps the file is damaged or made to do harm; leave such pages out with a range of pages.`,
  );
};
