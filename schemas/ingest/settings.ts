import { z } from "zod";
import { PackManifest } from "../packs/pack.ts";
import { FileId } from "../campaign/scenario.ts";

/** The id, name and version of the pack. A draft contains files for a reviewer and cannot be installed before it is promoted. */
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

/** The installed systems during extraction: a digest of each system with its inherited parts, and of the pack's own settings. */
export const SystemsAtHand = z.strictObject({ systems: z.record(z.string(), z.string()), pack: z.string().nullable() });
export type SystemsAtHand = z.infer<typeof SystemsAtHand>;
