/** Reads one file in this process, which does nothing else, and prints what it took: `node read-alone.ts ours|bare FILE`. */
const [, , side, file = ""] = process.argv;

const readOurs = async (): Promise<number> => {
  const { ExtractSettings, extractBook } = await import("freeform-rpg/plugins/ingest/extract/lib");
  const request = { file, name: file, sha256: "0".repeat(64), range: null, ocr: "auto", images: false } as const;
  const call = { folder: null, readers: [], signal: AbortSignal.timeout(600_000), progress: () => {} };
  return (await extractBook(request, ExtractSettings.parse({}), call)).pages.length;
};

const readBare = async (): Promise<number> => {
  const [{ readFile }, { PDFParse }] = await Promise.all([import("node:fs/promises"), import("pdf-parse")]);
  const parser = new PDFParse({ data: Uint8Array.from(await readFile(file)) });
  const { total } = await parser.getText();
  await parser.destroy();
  return total;
};

const pages = await(side === "ours" ? readOurs() : readBare());
// Counted from the start of the process; memory in megabytes.
console.log(JSON.stringify({ pages, ms: performance.now(), peak: process.resourceUsage().maxRSS / 1000 }));
process.exit(0);
