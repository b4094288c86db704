import { createHash } from "node:crypto";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageInspection } from "../pool/answers.ts";
import { frameOf } from "../read/read-page.ts";
import { readPainted } from "./seen-pictures.ts";
import type { Pixels } from "./seen-pictures.ts";

/** Inspects a page for pictures and drawings. */
export const inspectPage = async (page: PDFPageProxy): Promise<PageInspection> => {
  const { pictures, paths } = await readPainted(page);
  const [left, bottom, right, top] = frameOf(page);
  page.cleanup();
  const seen = pictures.flatMap(({ box, pixels }) =>
    pixels === null ? [] : [{ box, width: pixels.width, height: pixels.height, print: printOf(pixels) }],
  );
  return { pictures: seen, paths, width: right - left, height: top - bottom };
};

/** A fingerprint of a picture from its size and some of its bytes. */
export const printOf = ({ width, height, data }: Pixels): string => {
  const step = Math.max(1, Math.floor(data.length / 4096));
  const sample = Uint8Array.from({ length: Math.min(data.length, 4096) }, (_, at) => data[at * step] ?? 0);
  return createHash("sha256").update(`${width} ${height}`).update(sample).digest("hex").slice(0, 16);
};
