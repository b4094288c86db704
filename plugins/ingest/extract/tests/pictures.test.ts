import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { PDFParse } from "pdf-parse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookOf, linesOf } from "./make-pdf.ts";
import type { PdfObject } from "./make-pdf.ts";
import { readInTrial, textOf } from "./read-in-trial.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const box = "0 0 300 120";
const words = "The candles of the old castle glow green.";

/** An image object of RGB pixels. */
const image = (width: number, height: number, pixels: Buffer): PdfObject => ({
  dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
  stream: pixels,
});

/** A page whose text is a picture, as a scanner makes it. */
const scan = async (): Promise<Buffer> => {
  const text = Buffer.from(`BT /F1 12 Tf 20 80 Td (${words}) Tj ET`);
  const parser = new PDFParse({ data: new Uint8Array(bookOf([{ content: text, box }])), verbosity: 0 });
  const { pages } = await parser.getScreenshot({ scale: 150 / 72, imageBuffer: true, imageDataUrl: false });
  await parser.destroy();
  const painted = await loadImage(Buffer.from(pages[0]?.data ?? []));
  const canvas = createCanvas(painted.width, painted.height);
  canvas.getContext("2d").drawImage(painted, 0, 0);
  const { data } = canvas.getContext("2d").getImageData(0, 0, painted.width, painted.height);
  const pixels = Buffer.from(data.filter((_, at) => at % 4 !== 3));
  const content = Buffer.from("q 300 0 0 120 0 0 cm /I1 Do Q");
  return bookOf([{ content, box, resources: "/XObject << /I1 6 0 R >>" }], { others: [image(painted.width, painted.height, pixels)] });
};

test("a scanned page is read, kept at once, and not read twice", async () => {
  const home = join(folder, "home");
  const scanned = await scan();
  const read = await readInTrial(folder, scanned, { home });
  expect(textOf(read)).toBe(words);
  expect(read.pages[0]).toMatchObject({ ocr: true, width: 300, height: 120 });
  expect(read.pages[0]?.ocr_confidence).toBeGreaterThan(0.8);
  expect(read.pages[0]?.blocks[0]?.places[0]?.box[0]).toBeCloseTo(20, -0.5);

  const kept = join(home, "01_extract.recognised/page_0001.json");
  await writeFile(kept, (await readFile(kept, "utf8")).replace("candles", "beacons"));
  expect(textOf(await readInTrial(folder, scanned, { home }))).toContain("beacons of the old castle");
  await expect(readInTrial(folder, scanned, { ocr: "never" })).rejects.toThrow(/"book.pdf" holds no text.*switched off/);
});

test("a language whose data is not installed is named, with how to install it", async () => {
  const refused = await readInTrial(folder, bookOf([{ content: linesOf(story) }]), { language: "tlh" }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: "ocr_language_missing", message: expect.stringContaining("npm install @tesseract.js-data/tlh") });
});

const flat = (width: number, height: number, shade: number) =>
  image(width, height, Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * shade) % 251)));
const story = "Long ago the tide came in and did not go out again for a hundred and one days.";
const resources = "/XObject << /Paper 12 0 R /Map 13 0 R /Rose 14 0 R >>";
const paper = "q 612 0 0 792 0 0 cm /Paper Do Q\n";

/** Four pages on one texture: the second is bare, the third shows a map, the fourth an ornament. */
const illustrated = () =>
  bookOf(
    ["", null, "q 200 0 0 150 100 400 cm /Map Do Q\n", "q 20 0 0 20 300 60 cm /Rose Do Q\n"].map((art) => ({
      content: Buffer.from(paper + (art ?? "") + (art === null ? "" : linesOf(story, story).toString())),
      resources,
    })),
    { others: [flat(80, 100, 7), flat(90, 70, 11), flat(80, 80, 13)] },
  );

test("art that lies under the text of other pages is neither read nor written, a picture of its own is", async () => {
  const home = join(folder, "illustrated");
  const read = await readInTrial(folder, illustrated(), { home, images: true });
  expect(read.warnings).toEqual(["Pages with hardly any text, blank or pictures: 2."]);
  expect(read.pages.map(({ ocr }) => ocr)).toEqual([false, false, false, false]);
  expect(read.pictures).toEqual([
    { place: { page: 3, box: [100, 242, 300, 392] }, file: "01_extract.pictures/page_0003_1.png", width: 90, height: 70 },
  ]);
  expect(await readdir(join(home, "01_extract.pictures"))).toEqual(["page_0003_1.png"]);
  const png = await loadImage(await readFile(join(home, "01_extract.pictures/page_0003_1.png")));
  expect([png.width, png.height]).toEqual([90, 70]);
});

test("no picture is written unless it is asked for", async () => {
  const home = join(folder, "plain");
  const read = await readInTrial(folder, illustrated(), { home });
  expect([read.pictures, await readdir(home).catch(() => [])]).toEqual([undefined, []]);
});
