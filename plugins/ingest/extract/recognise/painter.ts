import { pathToFileURL } from "node:url";
import { PDFParse } from "pdf-parse";
import { pdfSettings } from "../read/open-pdf.ts";

/** A page as a picture (PNG). `scale`: pixels per point. */
export interface PagePicture {
  readonly number: number;
  readonly png: Uint8Array;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** Renders pages of one file. */
export interface Painter {
  /** A page that is too large for this resolution is rendered at a lower one. */
  paint(page: number, dpi: number): Promise<PagePicture>;
}

/** The maximum pixels of a rendered page: slightly more than A3 at 300 dpi. */
const mostPixels = 20e6;

/** Creates a painter. The file is opened at the first page. */
export const createPainter = (file: string): Painter => {
  const parser = new PDFParse({ ...pdfSettings, url: pathToFileURL(file), disableAutoFetch: true });
  return {
    paint: async (page, dpi) => {
      const { pages } = await parser.getInfo({ partial: [page], parsePageInfo: true });
      const { width = 612, height = 792 } = pages[0] ?? {};
      const scale = Math.min(dpi / 72, Math.sqrt(mostPixels / (width * height)));
      const painted = await parser.getScreenshot({ partial: [page], scale, imageBuffer: true, imageDataUrl: false });
      return { number: page, png: painted.pages[0]?.data ?? new Uint8Array(), scale, width, height };
    },
  };
};
