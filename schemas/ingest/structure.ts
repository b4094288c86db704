import { z } from "zod";
import { ModelCorrections, ModelDoubts } from "./doubts.ts";

/** The intent of a chapter. META is front and back matter: licence, contents, credits, index. */
export const ChapterIntent = z.enum([
  "SETTING",
  "FACTIONS",
  "MECHANICS",
  "CHARACTERS",
  "NARRATIVE",
  "REFERENCE",
  "META",
  "EQUIPMENT",
  "BESTIARY",
]);
export type ChapterIntent = z.infer<typeof ChapterIntent>;

/** A heading with its text up to the next heading of any level. */
export const Section = z.strictObject({
  id: z.string(),
  title: z.string(),
  level: z.int().min(0).max(6),
  /** Titles of the sections it lies in, outermost first. */
  path: z.array(z.string()),
  intent: ChapterIntent,
  /** How the intent was found: by its own title, from the section around it, or by what it holds. */
  intent_from: z.enum(["title", "parent", "content"]),
  /** First and last page. */
  pages: z.tuple([z.int(), z.int()]),
  /** Its blocks, as `[page, index within the page]`, without its heading. */
  blocks: z.array(z.tuple([z.int(), z.int()])),
});
export type Section = z.infer<typeof Section>;

/** A book's sections in reading order, and what they were found by. */
export const Structure = z.strictObject({
  found_by: z.enum(["bookmarks", "fonts", "contents", "text", "model", "none"]),
  sections: z.array(Section),
  doubts: ModelDoubts,
  corrections: ModelCorrections,
});
export type Structure = z.infer<typeof Structure>;
