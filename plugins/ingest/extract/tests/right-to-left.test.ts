import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExtractSettings, extractBook, layOutBook } from "freeform-rpg/plugins/ingest/extract/lib";
import { expect, test } from "vitest";
import { assemblePdf, linesOf } from "./make-pdf.ts";

type Words = readonly [x: number, y: number, width: number, text: string, size?: number];

/** A page 400 points wide, whose runs stand where they are seen, in this order. */
const lay = (words: readonly Words[], recognised?: number) => {
  const runs = words.map(([x, y, width, text, size = 10]) => ({ x, y, width, text, size, font: "Serif", spaced: false }));
  return layOutBook([{ number: 1, width: 400, height: 600, runs, ...(recognised !== undefined && { recognised }) }])[0]?.blocks ?? [];
};
const textsOf = (words: readonly Words[], recognised?: number) => lay(words, recognised).map(({ text }) => text);

const seen: readonly Words[] = [
  [100, 50, 10, "3"],
  [115, 50, 3, "("],
  [118, 50, 30, "או שתיים"],
  [148, 50, 3, ")"],
  [155, 50, 60, "חדר עולה"],
  [220, 50, 80, "Blue Gull Inn"],
  [305, 50, 45, "במלון"],
];
const expected = "במלון Blue Gull Inn חדר עולה (או שתיים) 3";

test.each([
  ["as they are seen, from left to right", seen],
  ["as they are read, from right to left", seen.toReversed()],
])("a line of Hebrew whose parts stand in the file %s is read from right to left", (_what, words) =>
  expect(textsOf(words)).toEqual([expected]),
);

test("words of a Latin name within Hebrew keep their order", () =>
  expect(
    textsOf([
      [100, 50, 40, "שם עיר"],
      [145, 50, 20, "Blue"],
      [170, 50, 20, "Gull"],
      [195, 50, 20, "Inn"],
      [220, 50, 60, "הוא מלון"],
    ]),
  ).toEqual(["הוא מלון Blue Gull Inn שם עיר"]));

test("words of a Hebrew phrase within English are read from right to left", () =>
  expect(
    textsOf([
      [50, 50, 60, "They said"],
      [115, 50, 30, "עולם"],
      [150, 50, 30, "שלום"],
      [185, 50, 60, "and left it there."],
    ]),
  ).toEqual(["They said שלום עולם and left it there."]));

const cell = (x: number, nth: number, word: string): Words => [x, 50 + 12 * nth, 160, `${word} ${"גשם ".repeat(8)}${nth}`];
const across = Array.from({ length: 12 }, (_, nth) => [cell(20, nth, "שמאל"), cell(220, nth, "ימין")]).flat();

test("of two columns whose lines stand in the file across, the right one is read first; boxes are those on the page", () => {
  const blocks = lay(across);
  const text = blocks.map((block) => block.text).join("\n");
  expect(text.lastIndexOf("ימין")).toBeLessThan(text.indexOf("שמאל"));
  expect(blocks[0]?.places[0]?.box.filter((_, at) => at % 2 === 0)).toEqual([220, 380]);
});

test("the first column of a table is the right one", () => {
  const rows = [
    ["שם", "מחיר", "משקל"],
    ["חבל", "5", "10"],
    ["לפיד", "1", "1"],
    ["פנס", "7", "2"],
  ] as const;
  const words = rows.flatMap(([name, price, weight], nth): Words[] => [
    [100, 50 + 14 * nth, 24, weight],
    [200, 50 + 14 * nth, 24, price],
    [300, 50 + 14 * nth, 24, name],
  ]);
  expect(lay(words)).toMatchObject([{ type: "table", rows }]);
});

test("brackets that were recognised in a picture are not turned again", () =>
  expect(
    textsOf(
      [
        [100, 50, 60, "(או שתיים)"],
        [170, 50, 60, "חדר עולה"],
      ],
      95,
    ),
  ).toEqual(["חדר עולה (או שתיים)"]));

const hex = (text: string): string => [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");
/** A page whose glyphs A, B, ... stand for these characters as they are seen from left to right. */
const pdfOf = (glyphs: string): Buffer => {
  const codes = [...glyphs].map((letter, at) => `<${(65 + at).toString(16)}> <${hex(letter)}>`);
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${codes.length} beginbfchar ${codes.join(" ")} endbfchar endcmap`;
  return assemblePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
    { dictionary: "", stream: linesOf(String.fromCharCode(...[...glyphs].map((_, at) => 65 + at))) },
    { dictionary: "", stream: Buffer.from(map) },
  ]);
};

test.each([
  ["Arabic in presentation forms", "\uFEE1\uFEFC\uFEB3", "سلام"],
  ["Hebrew", "םולש", "שלום"],
])("a page of %s, whose glyphs stand in the file as they are seen, is read as words", async (_what, glyphs, word) => {
  const folder = await mkdtemp(join(tmpdir(), "rtl-"));
  try {
    const file = join(folder, "book.pdf");
    await writeFile(file, pdfOf(glyphs));
    const request = { file, name: "book.pdf", sha256: "0".repeat(64), range: null, ocr: "never", images: false } as const;
    const call = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null, readers: [] };
    const { pages } = await extractBook(request, ExtractSettings.parse({}), call);
    expect(pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toEqual([word]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
