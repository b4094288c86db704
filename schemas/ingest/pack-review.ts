import { z } from "zod";
import { PackContentType } from "../packs/index.ts";
import { PageSpan } from "./enrichment.ts";

/** How a case is settled: left as it is, deleted, renamed, given another type, or kept from players. */
export const ReviewAnswer = z.enum(["keep", "drop", "rename", "retype", "hide"]);
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

/** What a decision is about. */
export const ReviewKind = z.enum(["licence", "rules", "orders", "size", "model", "type", "duplicates", "mentioned", "order", "advice"]);
export type ReviewKind = z.infer<typeof ReviewKind>;

/** One thing in doubt. */
export const ReviewCase = z.strictObject({
  /** Unique within the review. */
  key: z.string().min(1),
  text: z.string().min(1),
  /** The entry or the section that it is about; `null` for none. */
  name: z.string().nullable(),
  /** Its files in the pack. */
  files: z.array(z.string()),
  /** Its pages in the book. */
  pages: PageSpan.nullable(),
  /** The answer that was applied; `value` is a new name or type. */
  answered: z.strictObject({ as: ReviewAnswer, value: z.string().nullable() }).nullable(),
});
export type ReviewCase = z.infer<typeof ReviewCase>;

/** One decision for a reviewer, with its cases. */
export const ReviewDecision = z.strictObject({
  /** Unique within the review, such as `type_npc`. */
  key: z.string().min(1),
  kind: ReviewKind,
  title: z.string().min(1),
  /** What to do by hand. */
  ask: z.string().min(1),
  /** The type that its entries were taken for; `null` for other kinds. */
  type: PackContentType.nullable(),
  /** Answers for a case that has a file; any case can be kept. */
  answers: z.array(ReviewAnswer).min(1),
  cases: z.array(ReviewCase).min(1),
});
export type ReviewDecision = z.infer<typeof ReviewDecision>;

/** `review.json` of a draft: at most 20 decisions, the gravest first. */
export const PackReview = z.strictObject({ decisions: z.array(ReviewDecision) });
export type PackReview = z.infer<typeof PackReview>;
