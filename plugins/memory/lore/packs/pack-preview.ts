import { PackLayer } from "freeform-rpg/schemas/packs";
import { z } from "zod";

/** The effect of an installation on one pack. */
export const PackChange = z.object({
  pack_id: z.string(),
  name: z.string(),
  layer: PackLayer,
  /** The installed version; `null` when none is. */
  from: z.string().nullable(),
  to: z.string(),
  action: z.enum(["install", "upgrade", "downgrade", "refresh", "nothing"]),
  /** Paths within the pack. */
  files: z.object({ added: z.array(z.string()), changed: z.array(z.string()), removed: z.array(z.string()) }),
  /** Numbers of chunks; only added and changed ones are indexed. */
  chunks: z.object({ added: z.number(), changed: z.number(), removed: z.number(), kept: z.number() }),
  tokens: z.number(),
});
export type PackChange = z.infer<typeof PackChange>;

/** A preview of an installation. */
export const PackPreview = z.object({
  /** The pack and its dependencies, in the order of installation. */
  packs: z.array(PackChange),
  /** Ids and names that installed packs define too. */
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
  /** Campaigns that use a pack that would change. Their history and corrections do not change. */
  campaigns: z.array(z.string()),
});
export type PackPreview = z.infer<typeof PackPreview>;
