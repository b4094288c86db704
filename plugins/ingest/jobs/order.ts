import { OcrMode } from "freeform-rpg/schemas/ingest";
import { PackManifest } from "freeform-rpg/schemas/packs";
import { z } from "zod";

const Page = z.int().min(1).max(100_000);

/** The pack's fields that the user may set; the others follow from the file's name. */
export const PackNaming = PackManifest.pick({
  id: true,
  name: true,
  version: true,
  layer: true,
  author: true,
  description: true,
}).partial();
export type PackNaming = z.infer<typeof PackNaming>;

/** The settings of an ingest. */
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

/** The stored request of a job of the kind "ingest". */
export const IngestOrder = z.strictObject({
  file: z.string().min(1),
  /** The name of the book's file. */
  name: z.string().min(1).max(300),
  sha256: z.string(),
  /** The key of the job whose folder this one resumes; `null` for a folder of its own. */
  goesOn: z.string().nullable().default(null),
  fromStage: z.string().nullable().default(null),
  /** The last stage to run; `null` for all. */
  toStage: z.string().nullable().default(null),
  settings: IngestSettings,
});
export type IngestOrder = z.infer<typeof IngestOrder>;
