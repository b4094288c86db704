import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { RawPage } from "../layout/parts.ts";
import { placeRuns } from "./place-runs.ts";
import type { Frame, TextItem } from "./place-runs.ts";

/** True names of a document's fonts, by the ids that pages use. */
export type FontNames = Map<string, string>;

/** The maximum pieces of text on a page: five times as many as in the densest books. */
const mostItems = 8_000;

/** Reads the text of a page with its positions. Adds new fonts to `fonts`. */
export const readPage = async (page: PDFPageProxy, fonts: FontNames): Promise<RawPage> => {
  const items = await readItems(page);
  await learnFonts(page, fonts, new Set(items.filter(({ str }) => str.trim() !== "").map(({ fontName }) => fontName)));
  const raw = placeRuns(page.pageNumber, items, frameOf(page), fonts);
  page.cleanup();
  return raw;
};

/** The visible box of the page, whose corners pdf.js has sorted. */
export const frameOf = ({ view }: PDFPageProxy): Frame => {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  return [left, bottom, right, top];
};

/** Throws when a page contains more text than any page of a book. */
const readItems = async (page: PDFPageProxy): Promise<TextItem[]> => {
  const items: TextItem[] = [];
  const reader = page.streamTextContent().getReader();
  while (items.length < mostItems) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) if ("str" in item) items.push(item);
  }
  await reader.cancel(new Error("The page holds more text than a page of a book."));
  return items.slice(0, mostItems);
};

/** pdf.js names a font only once the page's operators were read: that is slow, so it is done only for new fonts. */
const learnFonts = async (page: PDFPageProxy, fonts: FontNames, used: ReadonlySet<string>): Promise<void> => {
  const unknown = [...used].filter((id) => !fonts.has(id));
  if (unknown.length === 0) return;
  await page.getOperatorList();
  for (const id of unknown) fonts.set(id, nameOf(page, id));
};

const nameOf = (page: PDFPageProxy, id: string): string => {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  return typeof font === "object" && font !== null && "name" in font && typeof font.name === "string" ? font.name : id;
};
