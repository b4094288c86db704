import type { z } from "zod";
import { PdfError } from "../read/pdf-error.ts";
import type { ReaderJob } from "./jobs.ts";
import { startReader } from "./reader.ts";
import type { Reader, ReaderOptions } from "./reader.ts";

/** Readers of one book that share its pages. */
export interface ReaderPool {
  /** Gives the job to the next free reader. Throws the job's error; a reader that died is replaced. */
  run<T>(job: ReaderJob, shape: z.ZodType<T>, ms: number): Promise<T>;
  /** Ends all readers at once; waiting jobs fail. */
  close(): void;
}

/** The options of a pool. */
export interface PoolOptions extends ReaderOptions {
  /** The maximum number of processes. */
  readonly readers: number;
  readonly signal?: AbortSignal | undefined;
}

/** The maximum number of readers that may die before the book fails, because each page may be made to kill one. */
const mostDeaths = 5;

/** Creates a pool. Readers start when there are jobs, and end when the signal is aborted. */
export const createReaderPool = ({ readers, signal, ...options }: PoolOptions): ReaderPool => {
  const idle: Reader[] = [];
  const all = new Set<Reader>();
  const waiting: ((reader: Reader) => void)[] = [];
  let deaths = 0;
  let closed = false;

  const close = () => {
    closed = true;
    for (const reader of all) reader.kill();
    all.clear();
    idle.length = 0;
    signal?.removeEventListener("abort", close);
  };
  signal?.addEventListener("abort", close, { once: true });

  const start = (): Reader => {
    const reader = startReader(options);
    all.add(reader);
    return reader;
  };
  const acquire = async (): Promise<Reader> => {
    const free = idle.pop();
    if (free) return free;
    return all.size < readers ? start() : new Promise((resolve) => waiting.push(resolve));
  };
  const release = (reader: Reader) => {
    const alive = reader.isAlive();
    if (!alive) all.delete(reader);
    const next = waiting.shift();
    // After the pool is closed, waiting jobs get a dead reader and fail at once.
    if (next) next(alive || closed ? reader : start());
    else if (alive) idle.push(reader);
  };

  const run: ReaderPool["run"] = async (job, shape, ms) => {
    signal?.throwIfAborted();
    const reader = await acquire();
    try {
      signal?.throwIfAborted();
      return await reader.ask(job, shape, ms);
    } catch (error) {
      signal?.throwIfAborted();
      if (!reader.isAlive() && (deaths += 1) >= mostDeaths) throw givenUp(options.name, error);
      throw error;
    } finally {
      release(reader);
    }
  };
  return { run, close };
};

/** The code distinguishes it from the failure of a single page. */
const givenUp = (name: string, cause: unknown): PdfError =>
  new PdfError("pdf_unreadable", `"${name}" was given up: ${mostDeaths} of its pages broke the reader. Perhaps it is made to do harm.`, {
    cause,
  });
