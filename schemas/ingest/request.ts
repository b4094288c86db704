import { z } from "zod";

/** What a pack is made from. `sha256` is the file's, so that another file under the same name is another request. */
export const IngestRequest = z.strictObject({
  /** Absolute path of the PDF. */
  file: z.string().min(1),
  /** What messages call the file. */
  name: z.string().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** First and last page, from 1, both included; `null`: all. */
  range: z.strictObject({ from: z.int().min(1), to: z.int().min(1) }).nullable(),
});
export type IngestRequest = z.infer<typeof IngestRequest>;
