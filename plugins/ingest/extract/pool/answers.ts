import { Bookmark } from "freeform-rpg/schemas/ingest";
import { z } from "zod";

/** The result of opening a book. */
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

/** A page's text, as a reader sends it and as it is saved. `recognised`: the recogniser's confidence, 0 to 100. */
export const RawPageShape = z.strictObject({
  number: z.int().min(1),
  width: z.number(),
  height: z.number(),
  runs: z.array(RunShape),
  recognised: z.number().optional(),
});

/** A picture on a page: its box in points from the upper left corner, its size in pixels, and its fingerprint. */
export const SeenPicture = z.strictObject({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  width: z.int(),
  height: z.int(),
  print: z.string(),
});
export type SeenPicture = z.infer<typeof SeenPicture>;

/** The pictures and drawings of a page. `paths`: the number of lines and shapes. */
export const PageInspection = z.strictObject({ pictures: z.array(SeenPicture), paths: z.int(), width: z.number(), height: z.number() });
export type PageInspection = z.infer<typeof PageInspection>;

/** Pictures that were saved, by their fingerprint. */
export const SavedPictures = z.array(z.strictObject({ print: z.string(), file: z.string(), width: z.int(), height: z.int() }));
