import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { Zippable } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DocumentReader } from "freeform-rpg/plugins/ingest/extract";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest/extract/lib";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "documents-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (
  name: string,
  content: string | Uint8Array,
  range: { from: number; to: number } | null = null,
  readers: readonly DocumentReader[] = [],
) => {
  const file = join(folder, name);
  await writeFile(file, content);
  const request = { file, name, sha256: "0".repeat(64), range, ocr: "auto", images: false } as const;
  return extractBook(request, ExtractSettings.parse({}), {
    progress: () => undefined,
    signal: AbortSignal.timeout(60_000),
    folder: null,
    readers,
  });
};
const blocksOf = async (name: string, content: string | Uint8Array) =>
  (await read(name, content)).pages.flatMap(({ blocks }) =>
    blocks.map(({ type, text, level, marker, rows }) => ({
      type,
      text,
      ...(level && { level }),
      ...(marker && { marker }),
      ...(rows && { rows }),
    })),
  );

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])) satisfies Zippable);

const harbour = [
  { type: "heading", text: "The Harbour", level: 1 },
  { type: "para", text: "Tar, gin and wet rope." },
  { type: "heading", text: "Prices", level: 2 },
  { type: "li", text: "a bed, six pence", marker: "•" },
  { type: "li", text: "gin, two pence", marker: "•" },
  {
    type: "table",
    text: "Ship Master\nKestrel Anna Roe",
    rows: [
      ["Ship", "Master"],
      ["Kestrel", "Anna Roe"],
    ],
  },
];

const html = `<h1>The Harbour</h1><p>Tar, <em>gin</em> and<br>wet rope.</p><script>alert(1)</script><h2>Prices</h2>
  <ul><li>a bed, six pence</li><li><p>gin, two pence</p></li></ul>
  <table><thead><tr><th>Ship</th><th>Master</th></tr></thead><tbody><tr><td>Kestrel</td><td>Anna Roe</td></tr></tbody></table>`;

const epub = {
  mimetype: "application/epub+zip",
  "META-INF/container.xml": `<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>`,
  "OPS/book.opf": `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Harbour Nights</dc:title></metadata>
    <manifest><item id="n" href="nav.xhtml" properties="nav"/><item id="b" href="text/two%20b.xhtml"/><item id="a" href="text/one.xhtml"/></manifest>
    <spine><itemref idref="n"/><itemref idref="a"/><itemref idref="b"/></spine></package>`,
  "OPS/nav.xhtml": "<html><body><p>Contents</p></body></html>",
  "OPS/text/two b.xhtml": "<html><body><h1>Second</h1><p>It rains.</p></body></html>",
  "OPS/text/one.xhtml": "<html><body><h1>First</h1><p>The tide turns.</p></body></html>",
};

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const docx = {
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  "word/document.xml": `<w:document xmlns:w="${word}"><w:body><w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>The Harbour</w:t></w:r></w:p><w:p><w:r><w:t>Tar, gin and wet rope.</w:t></w:r></w:p></w:body></w:document>`,
  "word/styles.xml": `<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
  "word/_rels/document.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
};

describe("a document", () => {
  test("of Markdown has its headings, lists and tables, and no front block", async () => {
    const source =
      "---\ntitle: Old Harbour\n---\n# The Harbour\n\nTar, *gin* and\nwet rope.\n\n## Prices\n\n- a bed, six pence\n- gin, two pence\n\n| Ship | Master |\n| --- | --- |\n| Kestrel | Anna Roe |\n";
    expect(await blocksOf("harbour.md", source)).toEqual(harbour);
    expect(await read("harbour.md", source)).toMatchObject({ title: "Old Harbour", page_count: 1 });
  });

  test("that is a web page has no scripts", async () => expect(await blocksOf("harbour.html", html)).toEqual(harbour));

  test("in Word has headings by their styles", async () => expect(await blocksOf("harbour.docx", zip(docx))).toEqual(harbour.slice(0, 2)));

  test("that is an EPUB has its chapters in the order of the spine", async () => {
    const book = await read("harbour.epub", zip(epub));
    expect(book.title).toBe("Harbour Nights");
    expect(book.pages.map(({ blocks }) => blocks.map(({ text }) => text))).toEqual([
      ["First", "The tide turns."],
      ["Second", "It rains."],
    ]);
  });

  test("of plain text has underlined headings, paragraphs and lists", async () =>
    expect(await blocksOf("harbour.txt", "The Harbour\n===========\n\nTar, gin\nand wet rope.\n\n1. first\n2. second\n")).toEqual([
      { type: "heading", text: "The Harbour", level: 1 },
      { type: "para", text: "Tar, gin and wet rope." },
      { type: "li", text: "first", marker: "1." },
      { type: "li", text: "second", marker: "2." },
    ]));

  test("is recognised by its content, whatever its name says", async () =>
    expect((await read("harbour.bin", zip(epub))).title).toBe("Harbour Nights"));

  test("is cut into pages of about five hundred words, of which some can be read", async () => {
    const source = Array.from({ length: 30 }, (_, nth) => `## Part ${nth}\n\n${"rope ".repeat(99)}\n`).join("\n");
    expect(await read("long.md", source)).toMatchObject({ page_count: 6 });
    expect((await read("long.md", source, { from: 2, to: 3 })).pages.map(({ number }) => number)).toEqual([2, 3]);
  });
});

const bomb = zipSync({ "META-INF/container.xml": new Uint8Array(40e6) });

test.each([
  ["an empty file", "empty.md", "", "document_empty", /empty/],
  ["Markdown without text", "bare.md", "---\ntitle: x\n---\n", "document_empty", /no text/],
  ["a picture", "map.png", Buffer.from("\u0089PNG\r\n", "latin1"), "document_unknown", /picture/],
  ["bytes that are no text", "odd.txt", Buffer.from([0xff, 0xfe, 0x41, 0x00]), "document_unknown", /no text/],
  ["an archive of something else", "odd.zip", zip({ "a.txt": "a" }), "document_unknown", /neither an EPUB nor a Word/],
  ["a truncated EPUB", "half.epub", zip(epub).subarray(0, 300), "document_broken", /damaged or incomplete/],
  ["an EPUB without its book", "bare.epub", zip({ "META-INF/container.xml": "<container/>" }), "document_broken", /names no book/],
  ["a Word document without its body", "bare.docx", zip({ "word/document.xml": "<nothing" }), "document_broken", /Word document/],
  ["an archive that unpacks to a thousand times its size", "bomb.epub", bomb, "archive_too_large", /times its own size/],
  ["a path out of the archive", "up.epub", zip({ "META-INF/container.xml": "", "../up.html": "x" }), "archive_path_invalid", /leads out/],
  ["text that is called a PDF", "notes.pdf", "Dear diary", "pdf_wrong_type", /no PDF/],
])("%s is refused", async (_what, name, content, code, says) => {
  await expect(read(name, content)).rejects.toMatchObject({ code, message: expect.stringMatching(says) });
});

test.each<[string, Partial<DocumentReader>, RegExp]>([
  [
    "that cannot tell",
    {
      recognises: () => {
        throw new Error("no such table");
      },
    },
    /^The reader "Scroll" fails on "a.scroll": no such table$/,
  ],
  ["that fails", { read: () => Promise.reject(new Error("it is torn")) }, /^The reader "Scroll" cannot read "a.scroll": it is torn$/],
  [
    "that gives a text in a wrong form",
    { read: () => ({ title: null, parts: [[{ type: "heading", text: "Tar" }]], warnings: [] }) },
    /^The reader "Scroll" gives no text of "a.scroll": .*A heading has a level.*parts\[0\]\[0\]\.level/s,
  ],
])("a reader of a plugin %s is named", async (_what, faulty, message) => {
  const scroll: DocumentReader = {
    name: "Scroll",
    recognises: () => true,
    read: () => ({ title: null, parts: [], warnings: [] }),
    ...faulty,
  };
  await expect(read("a.scroll", "text", null, [scroll])).rejects.toMatchObject({
    code: "document_broken",
    message: expect.stringMatching(message),
  });
});

test("a reader of a plugin is never asked for a PDF, nor for an empty file", async () => {
  const scroll: DocumentReader = { name: "Scroll", recognises: () => expect.unreachable(), read: () => expect.unreachable() };
  await expect(read("a.bin", "%PDF-1.7", null, [scroll])).rejects.toMatchObject({ code: "pdf_broken" });
  await expect(read("b.bin", "", null, [scroll])).rejects.toMatchObject({ code: "document_empty" });
});
