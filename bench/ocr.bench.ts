import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { PDFParse } from "pdf-parse";
import { createScheduler, createWorker } from "tesseract.js";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest/extract/lib";
import { findLibrary } from "../tests/ingest/books.ts";
import { similarityOf } from "../tests/ingest/edit-distance.ts";
import { bookWords } from "../tests/ingest/measures.ts";
import { findScans, recallOf, stretchOf } from "../tests/ingest/scans.ts";
import type { Scan } from "../tests/ingest/scans.ts";
import { wordsOf } from "../tests/ingest/words.ts";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { timed } from "./statistics.ts";

/** Pages of each scan: one takes seconds. */
const pages = 4;
const settings = ExtractSettings.parse({});

/** What reading one scan came to. */
interface Reading {
  readonly words: readonly string[];
  readonly pages: number;
  readonly ms: number;
}

/**
 * Scanned pages from the file to blocks in a second, and how right their words are, beside bare tesseract.js with as many workers, which is given the
 * painted pages. Reports nothing where there are no scans.
 */
export const benchmark: Benchmark = async ({ data }) => {
  const folder = findLibrary(data);
  const scans = folder === null ? [] : findScans(folder);
  if (scans.length === 0) {
    console.error("Skipped: there are no scans. Name a folder with scan-BOOK-pFROM-TO.pdf and truth/BOOK.blocks.jsonl with --data DIR.");
    return [];
  }
  const both: [Scan, Reading, Reading][] = [];
  for (const scan of scans) both.push([scan, await readOurs(scan), await readBare(scan)]);
  const speed = (side: 1 | 2) => sum(both.map((one) => one[side].pages)) / (sum(both.map((one) => one[side].ms)) / 1000);
  const least = (side: 1 | 2, measure: typeof similarityOf) =>
    Math.min(...both.map((one) => measure(one[side].words, stretchOf(one[1].words, one[0].truth))));
  return [
    beside("pages_per_second", speed(1), "pages/s", "bare tesseract.js", speed(2)),
    beside("word_recall", least(1, recallOf), "share", "bare tesseract.js", least(2, recallOf)),
    beside("edit_similarity", least(1, similarityOf), "share", "bare tesseract.js", least(2, similarityOf)),
  ];
};

const readOurs = async ({ file, name }: Scan): Promise<Reading> => {
  const request = { file, name, sha256: "0".repeat(64), range: { from: 1, to: pages }, ocr: "auto", images: false } as const;
  let words: readonly string[] = [];
  let read = 0;
  const ms = await timed(async () => {
    const book = await extractBook(request, settings, {
      folder: null,
      readers: [],
      signal: AbortSignal.timeout(3_600_000),
      progress: () => {},
    });
    words = bookWords(book.pages);
    read = book.pages.length;
  });
  return { words, pages: read, ms };
};

const readBare = async ({ file }: Scan): Promise<Reading> => {
  const parser = new PDFParse({ url: pathToFileURL(file) });
  const { pages: painted } = await parser.getScreenshot({ first: pages, scale: 150 / 72, imageBuffer: true, imageDataUrl: false });
  await parser.destroy();
  const langPath = join(dirname(fileURLToPath(import.meta.resolve("@tesseract.js-data/eng/package.json"))), "4.0.0_best_int");
  let texts: readonly string[] = [];
  const ms = await timed(async () => {
    const scheduler = createScheduler();
    for (let at = 0; at < settings.readers; at += 1)
      scheduler.addWorker(await createWorker("eng", 1, { langPath, gzip: true, cacheMethod: "none" }));
    const read = await Promise.all(painted.map(({ data }) => scheduler.addJob("recognize", Buffer.from(data))));
    texts = read.map(({ data }) => data.text);
    await scheduler.terminate();
  });
  return { words: texts.flatMap(wordsOf), pages: painted.length, ms };
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
