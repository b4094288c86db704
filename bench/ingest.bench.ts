import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFParse } from "pdf-parse";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest-extract";
import { beside } from "./result.ts";
import type { Benchmark } from "./result.ts";
import { timed } from "./statistics.ts";

const longest = "srd51.pdf";

/**
 * Pages read and laid out in a second by the extract stage, its readers' start included, beside bare pdf-parse on the same file; and the most memory
 * that this process came to before pdf-parse was run, beside the most after. Readers are processes of their own, each held to its limit. Reports
 * nothing where the book is absent.
 */
export const benchmark: Benchmark = async ({ data }) => {
  const folder = data ?? join(import.meta.dirname, "../../shared/data/ingest");
  const file = [folder, join(folder, "ingest")].map((one) => join(one, longest)).find((one) => existsSync(one));
  if (file === undefined) {
    console.error(`Skipped: there is no ${longest} in "${folder}". Name the folder that holds it with --data DIR.`);
    return [];
  }
  const request = { file, name: longest, sha256: "0".repeat(64), range: null, ocr: "auto", images: false } as const;
  const call = { folder: null, signal: AbortSignal.timeout(600_000), progress: () => {} };
  let pages = 0;
  const ours = await timed(async () => {
    pages = (await extractBook(request, ExtractSettings.parse({}), call)).pages.length;
  });
  const peak = readPeak();
  const theirs = await timed(() => readBare(readFileSync(file)));
  return [
    beside("pages_per_second", (pages * 1000) / ours, "pages/s", "bare pdf-parse", (pages * 1000) / theirs),
    beside("peak_memory", peak, "MB", "with bare pdf-parse in this process", readPeak()),
  ];
};

/** Megabytes that this process held at most so far. */
const readPeak = (): number => process.resourceUsage().maxRSS / 1000;

const readBare = async (bytes: Buffer): Promise<void> => {
  const parser = new PDFParse({ data: Uint8Array.from(bytes) });
  await parser.getText();
  await parser.destroy();
};
