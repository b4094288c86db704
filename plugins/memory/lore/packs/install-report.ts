import { z } from "zod";

/** What installing a pack came to. */
export const InstallReport = z.object({
  pack_id: z.string(),
  version: z.string(),
  chunks: z.number(),
  tokens: z.number(),
  /** Chunks that were new or whose text or metadata had changed; only these and their neighbours were indexed. */
  indexed: z.number(),
  removed: z.number(),
});
export type InstallReport = Readonly<z.infer<typeof InstallReport>>;
