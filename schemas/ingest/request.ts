import { z } from "zod";

/** When text is read from pictures of pages. */
export const OcrMode = z.enum(["auto", "always", "never"]);
export type OcrMode = z.infer<typeof OcrMode>;

/** The source of a pack. `sha256` is the hash of the file, so that another file with the same name is another request. */
export const IngestRequest = z.strictObject({
  /** Absolute path of the PDF. */
  file: z.string().min(1),
  /** The name of the file in messages. */
  name: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** First and last page, from 1, both included; `null`: all. */
  range: z.strictObject({ from: z.int().min(1), to: z.int().min(1) }).nullable(),
  /** Whether text is read from pictures of pages: where a page holds hardly any text, on every page, or never. */
  ocr: OcrMode.default("auto"),
  /** Whether pictures are wanted as files. */
  images: z.boolean().default(false),
});
export type IngestRequest = z.infer<typeof IngestRequest>;
