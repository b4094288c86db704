import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFParse } from "pdf-parse";
import { layOutBook, readBook } from "freeform-rpg/plugins/ingest-extract";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { timed } from "./statistics.ts";

const longest = "srd51.pdf";

/** Pages read and laid out in a second, beside bare pdf-parse on the same file. Reports nothing where the book is absent. */
export const benchmark: Benchmark = async ({ data }) => {
  const folder = data ?? join(import.meta.dirname, "../../shared/data/ingest");
  const file = [folder, join(folder, "ingest")].map((one) => join(one, longest)).find((one) => existsSync(one));
  if (file === undefined) {
    console.error(`Skipped: there is no ${longest} in "${folder}". Name the folder that holds it with --data DIR.`);
    return [];
  }
  const bytes = readFileSync(file);
  let pages = 0;
  const layOut = async () => {
    const book = await readBook(bytes, { name: longest });
    pages = layOutBook(book.pages, book.bookmarks).length;
  };
  const ours = await timed(layOut);
  const theirs = await timed(() => readBare(bytes));
  return [beside("pages_per_second", (pages * 1000) / ours, "pages/s", "bare pdf-parse", (pages * 1000) / theirs)];
};

const readBare = async (bytes: Buffer): Promise<void> => {
  const parser = new PDFParse({ data: Uint8Array.from(bytes) });
  await parser.getText();
  await parser.destroy();
};
