import { z } from "zod";

const mebibyte = 2 ** 20;

/** How much is read from a file that is imported. */
export const ImportLimits = z.strictObject({
  /** Bytes of an unpacked archive. */
  bytes: z
    .int()
    .positive()
    .default(16 * 1024 * mebibyte),
  /** Bytes of one of its lines. The longest row is that of an image, which is at most 14 MB in base64. */
  lineBytes: z
    .int()
    .positive()
    .default(64 * mebibyte),
  /** How many times as long as the file its content may be. Counts from `ratioFrom` bytes of content on: repeated text packs well. */
  ratio: z.number().positive().default(500),
  ratioFrom: z
    .int()
    .nonnegative()
    .default(64 * mebibyte),
});
export type ImportLimits = z.infer<typeof ImportLimits>;
