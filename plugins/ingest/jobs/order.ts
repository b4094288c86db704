import { OcrMode } from "freeform-rpg/schemas/ingest";
import { PackManifest } from "freeform-rpg/schemas/packs";
import { z } from "zod";

const Page = z.int().min(1).max(100_000);

/** What whoever asks may say of the pack; the rest follows from the file's name. */
export const PackNaming = PackManifest.pick({
  id: true,
  name: true,
  version: true,
  layer: true,
  author: true,
  description: true,
}).partial();
export type PackNaming = z.infer<typeof PackNaming>;

/** How a book is to be read. */
export const IngestSettings = z.strictObject({
  /** First and last page, both included; `null`: all. */
  range: z
    .strictObject({ from: Page, to: Page })
    .refine(({ from, to }) => from <= to, "must begin before it ends, such as 12 to 40")
    .nullable()
    .default(null),
  pack: PackNaming.default({}),
  draft: z.boolean().default(false),
  ocr: OcrMode.default("auto"),
  images: z.boolean().default(false),
  systems: z
    .strictObject({ skip: z.boolean().default(false), hint: PackManifest.shape.system.default(null) })
    .default({ skip: false, hint: null }),
});
export type IngestSettings = z.infer<typeof IngestSettings>;

/** What the job "ingest" is asked, as it is kept with it. */
export const IngestOrder = z.strictObject({
  file: z.string().min(1),
  /** What the book's file was called. */
  name: z.string().min(1).max(300),
  sha256: z.string(),
  /** The key of the job whose folder this one goes on with; `null`: a folder of its own. */
  goesOn: z.string().nullable().default(null),
  fromStage: z.string().nullable().default(null),
  /** The stage to end with; `null`: the last. */
  toStage: z.string().nullable().default(null),
  settings: IngestSettings,
});
export type IngestOrder = z.infer<typeof IngestOrder>;
