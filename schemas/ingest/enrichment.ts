import { z } from "zod";
import { PackContentType } from "../pack.ts";
import { PackFile } from "./settings.ts";

/** Something with a name in the book. Ids are unique within the book; `aliases` are other names that the book uses. */
export const IngestEntity = z.strictObject({
  id: z.string(),
  name: z.string().min(1),
  type: PackContentType,
  aliases: z.array(z.string()),
  description: z.string(),
  related: z.array(z.strictObject({ id: z.string(), relation: z.string() })),
  /** Ids of the segments that name it. */
  segments: z.array(z.string()),
  /** 0 to 1; below 0.7 a person should look at it. */
  confidence: z.number().min(0).max(1),
});
export type IngestEntity = z.infer<typeof IngestEntity>;

/** One content file of the pack to be, with the segment that it tells. */
export const EnrichedFile = z.strictObject({ ...PackFile.shape, segment: z.string(), type: PackContentType, tags: z.array(z.string()) });
export type EnrichedFile = z.infer<typeof EnrichedFile>;

/** The lore of a book as content files, and who and what is named in it. */
export const Enrichment = z.strictObject({
  entities: z.array(IngestEntity),
  files: z.array(EnrichedFile),
  warnings: z.array(z.string()),
});
export type Enrichment = z.infer<typeof Enrichment>;
