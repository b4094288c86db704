import { AppError } from "freeform-rpg/kernel";
import type { z } from "zod";
import type { ReaderJob } from "./jobs.ts";
import { createReaderPool } from "./reader-pool.ts";
import type { PoolOptions } from "./reader-pool.ts";

/** Does jobs on one book, several pages at once, and remembers which pages could not be read. */
export interface BookReader {
  ask<T>(job: ReaderJob, shape: z.ZodType<T>): Promise<T>;
  /** Works on pages, as many at once as there are readers. A page that fails is left out and noted; a book that fails is thrown. */
  eachPage<T>(pages: readonly number[], work: (page: number) => Promise<T>, options: EachPage): Promise<ReadonlyMap<number, T>>;
  /** What could not be read, in prose, by page. */
  readonly failed: ReadonlyMap<number, string>;
  close(): void;
}

/** How pages are worked on. */
export interface EachPage {
  readonly onPage: (done: number, total: number) => void;
  /** Pages that are worth the start of another reader. */
  readonly worth: number;
}

/** What a book reader is made with. */
export interface BookReaderOptions extends PoolOptions {
  /** Seconds that a page may take; a page's recognition may take ten times as long. */
  readonly pageSeconds: number;
}

/** Codes that concern one page; whatever else fails, fails for the book. */
const pageCodes = new Set(["page_broken", "pdf_too_heavy"]);

/** Makes a book reader. The caller closes it. */
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
