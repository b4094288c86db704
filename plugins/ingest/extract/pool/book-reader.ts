import { AppError } from "freeform-rpg/kernel";
import type { z } from "zod";
import type { ReaderJob } from "./jobs.ts";
import { createReaderPool } from "./reader-pool.ts";
import type { PoolOptions } from "./reader-pool.ts";

/** Runs jobs on one book, several pages at a time, and records the pages that could not be read. */
export interface BookReader {
  ask<T>(job: ReaderJob, shape: z.ZodType<T>): Promise<T>;
  /** Processes pages, as many at a time as there are readers. A page that fails is left out and recorded; an error of the book is thrown. */
  eachPage<T>(pages: readonly number[], work: (page: number) => Promise<T>, options: EachPage): Promise<ReadonlyMap<number, T>>;
  /** The errors in prose, by page. */
  readonly failed: ReadonlyMap<number, string>;
  close(): void;
}

/** The options of processing pages. */
export interface EachPage {
  readonly onPage: (done: number, total: number) => void;
  /** The minimum number of pages per reader. */
  readonly worth: number;
}

/** The options of a book reader. */
export interface BookReaderOptions extends PoolOptions {
  /** Seconds that a page may take; a page's recognition may take ten times as long. */
  readonly pageSeconds: number;
}

/** The error codes that concern one page; other errors concern the book. */
const pageCodes = new Set(["page_broken", "pdf_too_heavy"]);

/** Creates a book reader. The caller must close it. */
export const createBookReader = ({ pageSeconds, ...options }: BookReaderOptions): BookReader => {
  const pool = createReaderPool(options);
  const failed = new Map<number, string>();
  const ask: BookReader["ask"] = (job, shape) => pool.run(job, shape, pageSeconds * 1000 * (job.do === "recognise" ? 10 : 1));

  const eachPage: BookReader["eachPage"] = async <T>(
    pages: readonly number[],
    work: (page: number) => Promise<T>,
    { onPage, worth }: EachPage,
  ) => {
    const made = new Map<number, T>();
    const left = pages.values();
    let done = 0;
    const workThrough = async () => {
      for (const page of left) {
        try {
          made.set(page, await work(page));
        } catch (error) {
          if (!(error instanceof AppError) || !pageCodes.has(error.code)) throw error;
          failed.set(page, error.message);
        }
        onPage((done += 1), pages.length);
      }
    };
    await Promise.all(Array.from({ length: Math.min(options.readers, Math.ceil(pages.length / worth)) }, workThrough));
    return made;
  };
  return { ask, eachPage, failed, close: pool.close };
};
