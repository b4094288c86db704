import { z } from "zod";
import { Bookmark } from "freeform-rpg/schemas";

const page = z.int().min(1);

/** What a reader is asked to do. */
export const ReaderJob = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("open") }),
  z.strictObject({ do: z.literal("text"), page }),
  z.strictObject({ do: z.literal("look"), page }),
  z.strictObject({ do: z.literal("recognise"), page, dpi: z.number() }),
  z.strictObject({ do: z.literal("keep"), page, folder: z.string(), prints: z.array(z.string()) }),
]);
export type ReaderJob = z.infer<typeof ReaderJob>;

/** A job with its number: what goes to a reader's process. */
export const ReaderMessage = z.strictObject({ id: z.int(), file: z.string(), name: z.string(), job: ReaderJob });
export type ReaderMessage = z.infer<typeof ReaderMessage>;

/** What comes back. */
export const ReaderReply = z.union([
  z.strictObject({ id: z.int(), value: z.unknown() }),
  z.strictObject({ id: z.int(), code: z.string(), message: z.string() }),
]);
export type ReaderReply = z.infer<typeof ReaderReply>;

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
  number: page,
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
export const PageLook = z.strictObject({ pictures: z.array(SeenPicture), paths: z.int(), width: z.number(), height: z.number() });
export type PageLook = z.infer<typeof PageLook>;

/** Pictures that were written, by their print. */
export const KeptPictures = z.array(z.strictObject({ print: z.string(), file: z.string(), width: z.int(), height: z.int() }));
