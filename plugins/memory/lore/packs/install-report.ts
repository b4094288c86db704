import { z } from "zod";

/** The result of installing a pack. */
export const InstallReport = z.object({
  pack_id: z.string(),
  version: z.string(),
  /** The language of its text, as a BCP 47 tag. */
  language: z.string().default("en"),
  chunks: z.number(),
  tokens: z.number(),
  /** The number of chunks that were new or had changed; only these and their neighbours were indexed. */
  indexed: z.number(),
  removed: z.number(),
});
export type InstallReport = Readonly<z.infer<typeof InstallReport>>;
