import { Bookmark } from "freeform-rpg/schemas/ingest";
import { z } from "zod";

/** What opening a book tells. */
export const OpenedBook = z.strictObject({ title: z.string(), pageCount: z.int(), bookmarks: z.array(Bookmark) });
export type OpenedBook = z.infer<typeof OpenedBook>;

const RunShape = z.strictObject({
  text: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  font: z.string(),
  spaced: z.boolean(),
});

/** A page's text as it crosses from a reader, and as it is kept. `recognised`: how sure the recogniser was, 0 to 100. */
export const RawPageShape = z.strictObject({
  number: z.int().min(1),
  width: z.number(),
  height: z.number(),
  runs: z.array(RunShape),
  recognised: z.number().optional(),
});

/** A picture on a page: its box in points from the upper left corner, its size in pixels, and a print that tells it from others. */
export const SeenPicture = z.strictObject({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  width: z.int(),
  height: z.int(),
  print: z.string(),
});
export type SeenPicture = z.infer<typeof SeenPicture>;

/** What a page shows beside its text. `paths`: how many lines and shapes are drawn. */
export const PageInspection = z.strictObject({ pictures: z.array(SeenPicture), paths: z.int(), width: z.number(), height: z.number() });
export type PageInspection = z.infer<typeof PageInspection>;

/** Pictures that were written, by their print. */
export const SavedPictures = z.array(z.strictObject({ print: z.string(), file: z.string(), width: z.int(), height: z.int() }));
