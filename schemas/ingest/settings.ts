import { z } from "zod";
import { PackManifest } from "../packs/pack.ts";
import { FileId } from "../campaign/scenario.ts";

/** What the pack that is made calls itself. A draft carries files for a reviewer and is not installed before it is promoted. */
export const PackSettings = z.strictObject({
  manifest: PackManifest,
  draft: z.boolean(),
});
export type PackSettings = z.infer<typeof PackSettings>;

/** Whether the book's rules are wanted, and the system of `systems/*.yaml` whose words help to find them; `null`: what the book looks like. */
export const SystemsSettings = z.strictObject({ skip: z.boolean(), hint: FileId.nullable() });
export type SystemsSettings = z.infer<typeof SystemsSettings>;

/** A text file of a pack: path below the pack's folder, with slashes. */
export const PackFile = z.strictObject({ path: z.string().min(1), text: z.string() });
export type PackFile = z.infer<typeof PackFile>;

/** Who answers what is asked about a book: the provider, its model of each tier where it tells one, and a digest of each prompt. */
export const AskedModel = z.strictObject({
  provider: z.string(),
  models: z.record(z.string(), z.string()),
  prompts: z.record(z.string(), z.string()),
});
export type AskedModel = z.infer<typeof AskedModel>;

/** What a book's rules are read beside: a digest of each system at hand, all that it inherits merged in, and of what the pack lays over it. */
export const SystemsAtHand = z.strictObject({ systems: z.record(z.string(), z.string()), pack: z.string().nullable() });
export type SystemsAtHand = z.infer<typeof SystemsAtHand>;
