import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest/extract/lib";
import { expect, test } from "vitest";
import { assemblePdf, linesOf } from "./make-pdf.ts";

const hex = (text: string): string => [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");

/** A page whose letters A, B, ... are these characters in its text layer. */
const bookOf = (title: string, letters: string): Buffer => {
  const codes = [...letters].map((letter, at) => `<${(65 + at).toString(16)}> <${hex(letter)}>`);
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${codes.length} beginbfchar ${codes.join(" ")} endbfchar endcmap`;
  const typed = String.fromCharCode(...[...letters].map((_, at) => 65 + at));
  return assemblePdf(
    [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>",
      { dictionary: "", stream: linesOf(typed) },
      { dictionary: "", stream: Buffer.from(map) },
      `<< /Title <feff${hex(title)}> >>`,
    ],
    "/Info 7 0 R",
  );
};

test.each([
  ["full-width letters and digits", "ＨＰ１２", "HP12"],
  ["half-width Katakana with its voice mark", "ｶﾞｲﾄﾞ", "ガイド"],
  ["full-width punctuation, which remains", "港（夜）", "港（夜）"],
])("a page is read with %s", async (_, letters, expected) => {
  const { pages } = await read(bookOf("Harbour", letters));
  expect(pages.flatMap(({ blocks }) => blocks.map(({ text }) => text))).toEqual([expected]);
});

test.each([
  ["Arabic", "\uFEB3\uFEFC\uFEE1", "سلام"],
  ["Hebrew", "\uFB4F\uFB21", "אלא"],
])("a title in presentation forms of %s is read as plain letters", async (_, title, expected) => {
  expect((await read(bookOf(title, "HP"))).title).toBe(expected);
});

const read = async (content: Buffer) => {
  const folder = await mkdtemp(join(tmpdir(), "forms-"));
  try {
    const file = join(folder, "book.pdf");
    await writeFile(file, content);
    const request = { file, name: "book.pdf", sha256: "0".repeat(64), range: null, ocr: "never", images: false } as const;
    const surroundings = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null, readers: [] };
    return await extractBook(request, ExtractSettings.parse({}), surroundings);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
