import { z } from "zod";
import { PackContentType } from "../packs/pack.ts";
import { ModelCorrections, ModelDoubts } from "./doubts.ts";
import { PackFile } from "./settings.ts";

/** First and last page, from 1. */
export const PageSpan = z.tuple([z.int(), z.int()]);
export type PageSpan = z.infer<typeof PageSpan>;

/** Something with a name in the book. Ids are unique within the book; `aliases` are other names that the book uses. */
export const IngestEntity = z.strictObject({
  id: z.string(),
  name: z.string().min(1),
  type: PackContentType,
  aliases: z.array(z.string()),
  /** In the book's own words; empty where it says nothing in one sentence. */
  description: z.string(),
  related: z.array(z.strictObject({ id: z.string(), relation: z.string() })),
  /** Ids of the segments that name it. */
  segments: z.array(z.string()),
  /** Path of the content file about it; `null` where it is only mentioned. */
  file: z.string().nullable(),
  /** 0 to 1; below 0.7 a person should look at it. */
  confidence: z.number().min(0).max(1),
});
export type IngestEntity = z.infer<typeof IngestEntity>;

/** One content file of the pack to be, with the segment whose text it tells. */
export const EnrichedFile = z.strictObject({
  ...PackFile.shape,
  /** Its id in the front block. */
  id: z.string(),
  title: z.string(),
  segment: z.string(),
  type: PackContentType,
  tags: z.array(z.string()),
  pages: PageSpan,
  words: z.int().min(0),
});
export type EnrichedFile = z.infer<typeof EnrichedFile>;

/** Two entities that may be one. Nothing is merged that a person has not looked at, unless the names are the same but for case and blanks. */
export const DuplicateSuggestion = z.strictObject({ ids: z.tuple([z.string(), z.string()]), why: z.string() });
export type DuplicateSuggestion = z.infer<typeof DuplicateSuggestion>;

/** Something that a person should look at, with where it is. */
export const ReviewNote = z.strictObject({
  topic: z.enum(["confidence", "entity", "size", "link", "orders"]),
  message: z.string().min(1),
  file: z.string().nullable(),
  pages: PageSpan.nullable(),
});
export type ReviewNote = z.infer<typeof ReviewNote>;

/** The lore of a book as content files, and who and what is named in it. */
export const Enrichment = z.strictObject({
  entities: z.array(IngestEntity),
  files: z.array(EnrichedFile),
  suggestions: z.array(DuplicateSuggestion),
  review: z.array(ReviewNote),
  doubts: ModelDoubts,
  corrections: ModelCorrections,
});
export type Enrichment = z.infer<typeof Enrichment>;
