import { availableParallelism } from "node:os";
import { z } from "zod";

/** The limits of reading a book, and the settings of text recognition. */
export const ExtractSettings = z.strictObject({
  /** The number of processes that read pages, and of those that recognise text. */
  readers: z
    .int()
    .min(1)
    .default(() => Math.min(4, availableParallelism())),
  /** The resolutions at which pages are rendered for recognition, in dpi: first, and again when the confidence is low. */
  dpi: z.strictObject({ first: z.number().min(72).max(600).default(150), again: z.number().min(72).max(600).default(200) }).prefault({}),
  /** Language of text in pictures, as tesseract names it: "eng", "deu", "chi_sim". Its data is the package `@tesseract.js-data/LANGUAGE`. */
  language: z
    .string()
    .regex(/^[a-z]{3}(_[a-zA-Z]+)?$/, "Name a language as tesseract does, with three letters: eng, deu, fra, spa.")
    .default("eng"),
  limits: z
    .strictObject({
      /** The maximum megabytes of a file. */
      fileSize: z.number().positive().default(1000),
      /** The maximum pages of one ingest. */
      pages: z.int().min(1).default(5000),
      /** The maximum seconds per page; ten times as many for recognition. */
      pageSeconds: z.number().positive().default(30),
      /** The maximum memory of one reader, in megabytes. */
      memory: z.number().min(100).default(1000),
    })
    .prefault({}),
});
export type ExtractSettings = z.infer<typeof ExtractSettings>;
