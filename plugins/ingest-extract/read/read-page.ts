import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { normaliseText } from "../layout/normalise.ts";
import type { RawPage, Run } from "../layout/parts.ts";

/** True names of a document's fonts, by the ids that pages use. */
export type FontNames = Map<string, string>;

/** Reads the text of a page with its places. `fonts` is filled as fonts are first met. */
export const readPage = async (page: PDFPageProxy, fonts: FontNames): Promise<RawPage> => {
  const content = await page.getTextContent();
  const items = content.items.filter((item) => "str" in item);
  await learnFonts(page, fonts, new Set(items.filter(({ str }) => str.trim() !== "").map(({ fontName }) => fontName)));
  const { width, height, viewBox } = page.getViewport({ scale: 1 });
  const [left = 0, bottom = 0] = viewBox;
  const runs: Run[] = [];
  let spaced = false;
  for (const { str, transform, width: wide, fontName } of items) {
    const text = normaliseText(str);
    const [, b = 0, c = 0, d = 0, x = 0, y = 0] = transform.map(Number);
    // Text that runs up or down a page's side is decoration or a margin's mark.
    if (text.trim() === "" || Math.abs(b) > Math.abs(d)) {
      spaced ||= text !== "";
      continue;
    }
    const size = Math.hypot(c, d);
    runs.push({
      text: text.trim(),
      x: x - left,
      y: height - (y - bottom),
      width: wide,
      size,
      font: fonts.get(fontName) ?? fontName,
      spaced: spaced || text.startsWith(" "),
    });
    spaced = text.endsWith(" ");
  }
  page.cleanup();
  return { number: page.pageNumber, width, height, runs };
};

/** pdf.js names a font only once the page's operators were read: that is slow, so it is done where a new font appears. */
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
