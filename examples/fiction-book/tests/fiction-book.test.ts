import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKernel } from "freeform-rpg/kernel/host";
import { documentReaders } from "freeform-rpg/plugins/ingest/extract";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest/extract/lib";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "fiction-book-"))));
afterAll(() => rm(folder, { recursive: true }));

const read = async (name: string, content: string) => {
  const { default: plugin } = await import(new URL("../plugin.js", import.meta.url).href);
  const kernel = await createKernel({ plugins: [plugin] });
  const file = join(folder, name);
  await writeFile(file, content);
  const request = { file, name, sha256: "0".repeat(64), range: null, ocr: "auto", images: false } as const;
  const readers = kernel.read(documentReaders).map(({ value }) => value);
  const call = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null, readers };
  return extractBook(request, ExtractSettings.parse({}), call);
};

const book = (body: string) => `<?xml version="1.0" encoding="utf-8"?>
<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>Harbour Nights</book-title></title-info></description>
${body}<binary id="cover.jpg" content-type="image/jpeg">AAAA</binary></FictionBook>`;

test("sections become headings, paragraphs and tables; each top section begins a page", async () => {
  const { title, pages, warnings } = await read(
    "nights.fb2",
    book(`<body>
      <section><title><p>The Harbour</p></title><p>Tar, <emphasis>gin</emphasis> and wet rope.</p>
        <section><title><p>Prices</p></title><table><tr><th>Thing</th><th>Price</th></tr><tr><td>a bed</td><td>six pence</td></tr></table></section></section>
      <section><title><p>The Hill</p></title><p>It rains.</p></section></body>`),
  );
  expect(title).toBe("Harbour Nights");
  expect(pages.map(({ blocks }) => blocks.map(({ type, text, level, rows }) => [type, level ?? rows ?? null, text]))).toEqual([
    [
      ["heading", 1, "The Harbour"],
      ["para", null, "Tar, gin and wet rope."],
      ["heading", 2, "Prices"],
      [
        "table",
        [
          ["Thing", "Price"],
          ["a bed", "six pence"],
        ],
        "Thing Price\na bed six pence",
      ],
    ],
    [
      ["heading", 1, "The Hill"],
      ["para", null, "It rains."],
    ],
  ]);
  expect(warnings).toEqual(["1 pictures were left out."]);
});

test("a broken file says which reader could not read it and why", async () => {
  await expect(read("broken.fb2", "<FictionBook><body><section></body>")).rejects.toMatchObject({
    code: "document_broken",
    message: expect.stringMatching(/^The reader "FictionBook" cannot read "broken.fb2": .*section/s),
  });
  await expect(read("bare.fb2", book(""))).rejects.toThrow('The reader "FictionBook" cannot read "bare.fb2": It has no body.');
});

test("other files are read as before", async () => {
  expect((await read("notes.md", "# The Harbour\n\nTar and gin.")).title).toBe("The Harbour");
});
