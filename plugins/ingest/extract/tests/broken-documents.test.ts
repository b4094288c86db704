import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { ExtractSettings, extractBook } from "freeform-rpg/plugins/ingest/extract/lib";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "broken-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (name: string, content: string | Uint8Array) => {
  const file = join(folder, name);
  await writeFile(file, content);
  const request = { file, name, sha256: "0".repeat(64), range: null, ocr: "auto", images: false } as const;
  const call = { progress: () => undefined, signal: AbortSignal.timeout(60_000), folder: null, readers: [] };
  return extractBook(request, ExtractSettings.parse({}), call);
};
const textOf = async (name: string, content: string | Uint8Array) =>
  (await read(name, content)).pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join("\n");
/** The end of a reading that fails, and whether a file came out of an archive. */
const failureOf = async (name: string, content: string | Uint8Array) => {
  const { code, message }: { code?: string; message?: string } = await read(name, content).then(
    () => ({}),
    (error: unknown) => error as object,
  );
  return { code, message, out: (await readdir(folder)).includes("out.html") };
};
const refused = (code: string, says: RegExp) => ({ code, message: expect.stringMatching(says), out: false });
const zip = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, typeof text === "string" ? strToU8(text) : text])));

const script = "<p>Tar and gin.</p><script>steal()</script><p onclick='steal()'>Rope.</p><iframe srcdoc='steal()'></iframe>";
const chapter = (body: string) => `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`;
const epub = (body: string, version = "3.0") =>
  zip({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>`,
    "book.opf": `<package version="${version}"><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>`,
    "a.xhtml": chapter(body),
  });
const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const docx = (text: string, before = "") =>
  zip({
    "[Content_Types].xml": types,
    "_rels/.rels": rels,
    "word/document.xml": `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });
const archives = [
  ["book.epub", epub(script)],
  ["book.docx", docx("Tar and gin. Rope.")],
] as const;

test.each([
  ["book.epub", epub(script)],
  ["book.docx", docx("Tar and gin. Rope.")],
  ["book.html", `<html><body>${script}</body></html>`],
  ["book.md", `# Harbour\n\n${script}\n`],
])("%s is read without its scripts", async (name, content) => {
  const text = await textOf(name, content);
  expect(text).toMatch(/Tar and gin\.\s+Rope\./);
  expect(text).not.toContain("steal");
});

test.each(archives)("%s that was cut short is refused", async (name, whole) => {
  for (const share of [0.2, 0.6, 0.95])
    expect(await failureOf(name, whole.subarray(0, Math.floor(whole.length * share)))).toEqual(
      refused("document_broken", /damaged or incomplete/),
    );
});

test.each(archives)("%s with a changed byte is refused", async (name, whole) => {
  const files = zipSync(unzipSync(whole), { level: 0 });
  const at = Buffer.from(files).indexOf("Tar and gin");
  files[at] = 0x42;
  expect(await failureOf(name, files)).toEqual(refused("document_broken", /damaged or incomplete/));
});

test.each(archives)("%s with a bomb or ten thousand files in it is refused", async (name, whole) => {
  expect(await failureOf(name, zipSync({ ...unzipSync(whole), "zeros.xml": new Uint8Array(4e6) }))).toEqual(
    refused("archive_too_large", /times its own size/),
  );
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, nth) => [`f${nth}.xml`, new Uint8Array(1)]));
  expect(await failureOf(name, zipSync({ ...unzipSync(whole), ...many }, { level: 0 }))).toEqual(
    refused("archive_too_large", /10000 files/),
  );
});

test.each(archives)("%s with a path that leads out of it is refused", async (name, whole) =>
  expect(await failureOf(name, zipSync({ ...unzipSync(whole), "../out.html": new Uint8Array(3) }))).toEqual(
    refused("archive_path_invalid", /leads out/),
  ),
);

test("an EPUB of a version that is not known is refused", async () =>
  expect(await failureOf("late.epub", epub("<p>x</p>", "9.0"))).toEqual(refused("document_too_new", /version 9; versions up to 3/)));

test("an EPUB whose chapters are missing is refused", async () =>
  expect(await failureOf("bare.epub", zipSync({ ...unzipSync(epub("")), "a.xhtml": strToU8("") }))).toEqual(
    refused("document_empty", /no text/),
  ));

const laughs = `<!DOCTYPE l [<!ENTITY a "ha">${"bcdefghij".replaceAll(/./g, (at, nth: number) => `<!ENTITY ${at} "${`&${"abcdefghij"[nth]};`.repeat(10)}">`)}]>`;
test("entities of XML that unpack a billion times are not unpacked", async () => {
  const text = await textOf("laughs.docx", docx("Tar. &j;", laughs)).catch(String);
  expect(text.length).toBeLessThan(1000);
});

test.each([
  ["deep.html", `<html>${"<div>".repeat(1e5)}x</html>`],
  ["deep.epub", epub("<div>".repeat(1e4))],
  ["deep.md", `${">".repeat(5000)}x`],
  ["list.md", `${"- ".repeat(1000)}x`],
])("%s, whose elements are nested thousands of levels deep, is refused", async (name, content) =>
  expect(await failureOf(name, content)).toEqual(refused("document_broken", new RegExp(`"${name}".*levels deep`))),
);

test("a web page that was cut short is read with a warning", async () => {
  expect((await read("half.html", "<html><body><p>Tar and gin.")).warnings).toEqual([expect.stringMatching(/may be incomplete/)]);
  expect((await read("whole.html", "<html><body><p>Tar and gin.</body></html>\n")).warnings).toEqual([]);
});

test.each([
  ["half.txt", Buffer.from("Tar and gin: ä").subarray(0, -1)],
  ["half.md", Buffer.from("# Tar\n\nä").subarray(0, -1)],
  ["zeros.txt", Buffer.from("Tar\0and gin")],
])("%s, which is no complete text, is refused", async (name, content) =>
  expect(await failureOf(name, content)).toEqual(refused("document_unknown", /no text/)),
);
