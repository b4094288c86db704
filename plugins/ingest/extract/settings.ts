import { availableParallelism } from "node:os";
import { z } from "zod";

/** What reading a book may take, and how pictures of pages are read. */
export const ExtractSettings = z.strictObject({
  /** Processes that read pages; text recognition uses as many. */
  readers: z
    .int()
    .min(1)
    .default(() => Math.min(4, availableParallelism())),
  /** Dots an inch at which pages are painted for recognition: first, and again where that is unsure. */
  dpi: z.strictObject({ first: z.number().min(72).max(600).default(150), again: z.number().min(72).max(600).default(200) }).prefault({}),
  /** Language of text in pictures, as tesseract names it: "eng", "deu", "chi_sim". Its data is the package `@tesseract.js-data/LANGUAGE`. */
  language: z
    .string()
    .regex(/^[a-z]{3}(_[a-zA-Z]+)?$/, "Name a language as tesseract does, with three letters: eng, deu, fra, spa.")
    .default("eng"),
  limits: z
    .strictObject({
      /** Megabytes of a file. */
      fileSize: z.number().positive().default(1000),
      /** Pages of one ingest. */
      pages: z.int().min(1).default(5000),
      /** Seconds a page may take; ten times as many where it is recognised. */
      pageSeconds: z.number().positive().default(30),
      /** Megabytes of memory of one reader. */
      memory: z.number().min(100).default(1000),
    })
    .prefault({}),
});
export type ExtractSettings = z.infer<typeof ExtractSettings>;
