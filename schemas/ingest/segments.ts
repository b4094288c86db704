import { z } from "zod";
import { PackContentType } from "../packs/pack.ts";
import { ModelCorrections, ModelDoubts } from "./doubts.ts";
import { ChapterIntent } from "./structure.ts";

/** A piece of a book of a size that retrieval likes. `text` is Markdown. */
export const Segment = z.strictObject({
  id: z.string(),
  title: z.string(),
  path: z.array(z.string()),
  intent: ChapterIntent,
  pages: z.tuple([z.int(), z.int()]),
  words: z.int().min(0),
  text: z.string(),
});
export type Segment = z.infer<typeof Segment>;

/** A book in segments. `left_out` names the sections that are front or back matter. */
export const Segments = z.strictObject({
  segments: z.array(Segment),
  left_out: z.array(z.string()),
  doubts: ModelDoubts,
  corrections: ModelCorrections,
});
export type Segments = z.infer<typeof Segments>;

/** Where a segment goes: into lore, into the system's rules, or both. */
export const SegmentRoute = z.enum(["LORE", "SYSTEMS", "BOTH"]);
export type SegmentRoute = z.infer<typeof SegmentRoute>;

/** The class of a segment, with its evidence. */
export const ClassifiedSegment = z.strictObject({
  id: z.string(),
  type: PackContentType,
  route: SegmentRoute,
  /** 0 to 1; below 0.7 a model should look at it. */
  confidence: z.number().min(0).max(1),
  /** Structural signs of rules that were found, by id. */
  indicators: z.array(z.string()),
});
export type ClassifiedSegment = z.infer<typeof ClassifiedSegment>;

/** Every segment's class, in order. */
export const Classification = z.strictObject({ segments: z.array(ClassifiedSegment), doubts: ModelDoubts, corrections: ModelCorrections });
export type Classification = z.infer<typeof Classification>;
