import { z } from "zod";

const point = z.number();

/** A place in the printed book: page number from 1, box in points from the page's upper left corner. */
export const Place = z.strictObject({ page: z.int().min(1), box: z.tuple([point, point, point, point]) });
export type Place = z.infer<typeof Place>;

/** A piece of a page in reading order. A paragraph that goes on over a column or page has several places. */
export const Block = z.strictObject({
  type: z.enum(["heading", "para", "li", "table"]),
  text: z.string(),
  /** Of a heading: 1 is the highest. */
  level: z.int().min(1).max(6).optional(),
  /** Of a list item: its number or bullet, which `text` does without. */
  marker: z.string().optional(),
  /** Of a table: its cells, row by row. `text` holds the same words. */
  rows: z.array(z.array(z.string())).optional(),
  places: z.array(Place).min(1),
});
export type Block = z.infer<typeof Block>;

/** One page of a book. A block belongs to the page on which it begins. */
export const Page = z.strictObject({
  number: z.int().min(1),
  width: z.number(),
  height: z.number(),
  /** How its reading order was found; `none` where it holds too little text. */
  order: z.enum(["stream", "columns", "none"]),
  /** Printed contents and index: they find pages and are no text of their own. */
  matter: z.enum(["body", "contents", "index"]),
  /** Whether its text was read from a picture of it. */
  ocr: z.boolean(),
  /** How sure that reading was, 0 to 1; below 0.8 a person should look at the page. */
  ocr_confidence: z.number().min(0).max(1).optional(),
  blocks: z.array(Block),
  /** Running heads and page numbers that were taken off. */
  heads: z.array(z.string()),
});
export type Page = z.infer<typeof Page>;

/** An entry of a book's outline; `page` is `null` where it points nowhere. */
export const Bookmark = z.strictObject({ title: z.string(), level: z.int().min(1), page: z.int().min(1).nullable() });
export type Bookmark = z.infer<typeof Bookmark>;

/** An exported picture of a book: its place, its file below the job's folder, and its size in pixels. */
export const Picture = z.strictObject({ place: Place, file: z.string(), width: z.int(), height: z.int() });
export type Picture = z.infer<typeof Picture>;

/** A book as text: what the extract stage makes. */
export const Extraction = z.strictObject({
  title: z.string(),
  page_count: z.int().min(1),
  pages: z.array(Page),
  bookmarks: z.array(Bookmark),
  /** Absent where pictures were not asked for. */
  pictures: z.array(Picture).optional(),
  warnings: z.array(z.string()),
});
export type Extraction = z.infer<typeof Extraction>;
