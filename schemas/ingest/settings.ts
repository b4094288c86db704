import { z } from "zod";
import { PackManifest } from "../pack.ts";
import { FileId } from "../scenario.ts";

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
