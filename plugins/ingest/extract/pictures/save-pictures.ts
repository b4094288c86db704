import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createCanvas, ImageData } from "@napi-rs/canvas";
import { ImageKind } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { z } from "zod";
import type { SavedPictures } from "../pool/answers.ts";
import type { ReaderJob } from "../pool/jobs.ts";
import { printOf } from "./inspect-page.ts";
import { readPainted } from "./seen-pictures.ts";
import type { Pixels } from "./seen-pictures.ts";

/** Writes the requested pictures of a page, by their fingerprints, as PNG. Each file is written completely or not at all. */
export const savePictures = async (
  page: PDFPageProxy,
  { folder, prints }: Extract<ReaderJob, { do: "save" }>,
): Promise<z.infer<typeof SavedPictures>> => {
  const wanted = new Set(prints);
  const saved: z.infer<typeof SavedPictures> = [];
  const { pictures } = await readPainted(page);
  await mkdir(folder, { recursive: true });
  for (const { pixels } of pictures) {
    const print = pixels === null ? "" : printOf(pixels);
    if (pixels === null || !wanted.delete(print)) continue;
    const file = `page_${String(page.pageNumber).padStart(4, "0")}_${saved.length + 1}.png`;
    await writeFile(join(folder, `${file}.new`), await encode(pixels));
    await rename(join(folder, `${file}.new`), join(folder, file));
    saved.push({ print, file, width: pixels.width, height: pixels.height });
  }
  page.cleanup();
  return saved;
};

const encode = async (pixels: Pixels): Promise<Buffer> => {
  const { width, height } = pixels;
  const canvas = createCanvas(width, height);
  canvas.getContext("2d").putImageData(new ImageData(toRgba(pixels), width, height), 0, 0);
  return canvas.encode("png");
};

const toRgba = ({ width, height, kind, data }: Pixels): Uint8ClampedArray => {
  if (kind === ImageKind.RGBA_32BPP) return Uint8ClampedArray.from(data);
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const bytes = Math.ceil(width / 8);
  for (let at = 0; at < width * height; at += 1) {
    const bit = (data[Math.floor(at / width) * bytes + ((at % width) >> 3)] ?? 0) & (128 >> ((at % width) & 7));
    for (let part = 0; part < 3; part += 1) rgba[at * 4 + part] = kind === ImageKind.RGB_24BPP ? (data[at * 3 + part] ?? 0) : bit ? 255 : 0;
  }
  return rgba;
};
