import { z } from "zod";

/** What would become of one pack. */
export const PackChange = z.object({
  pack_id: z.string(),
  name: z.string(),
  layer: z.string(),
  /** The version that is installed; `null` when none is. */
  from: z.string().nullable(),
  to: z.string(),
  action: z.enum(["install", "upgrade", "downgrade", "refresh", "nothing"]),
  /** Paths within the pack. */
  files: z.object({ added: z.array(z.string()), changed: z.array(z.string()), removed: z.array(z.string()) }),
  /** Chunks; only the first two are indexed. */
  chunks: z.object({ added: z.number(), changed: z.number(), removed: z.number(), kept: z.number() }),
  tokens: z.number(),
});
export type PackChange = z.infer<typeof PackChange>;

/** What installing a pack would do. Nothing has happened yet. */
export const PackPreview = z.object({
  /** The pack and what it depends on, in the order in which they are installed. */
  packs: z.array(PackChange),
  /** Ids and names that it would share with installed packs. */
  conflicts: z.array(
    z.object({
      kind: z.enum(["id", "name"]),
      claimed: z.string(),
      winner: z.string(),
      losers: z.array(z.string()),
      account: z.string(),
    }),
  ),
  /** `file:line: message`. */
  warnings: z.array(z.string()),
  /** Campaigns that play with a pack that would change: their story and corrections stay as they are. */
  campaigns: z.array(z.string()),
});
export type PackPreview = z.infer<typeof PackPreview>;
