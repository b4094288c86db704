import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { afterEach, describe, expect, test } from "vitest";
import { FileError } from "freeform-rpg/documents";

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const manifest = `id: harbour\nname: The Harbour\nversion: "1.0.0"\n`;
const head = "---\nid: crane\ntype: location\n---\n";
const crane = `${head}# The Crane\n\nIt leans.\n`;

const pack = (files: Record<string, string | Buffer>): string => {
  const root = mkdtempSync(join(tmpdir(), "pack-"));
  made.push(root);
  for (const [path, text] of Object.entries({ "pack.yaml": manifest, ...files })) {
    mkdirSync(dirname(join(root, "harbour", path)), { recursive: true });
    writeFileSync(join(root, "harbour", path), text);
  }
  return join(root, "harbour");
};

/** Every problem of a pack as `file:line: message`. */
const readProblems = async (folder: string): Promise<string> => {
  const error = await readPack(folder).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FileError)) throw new Error(`expected a FileError, got ${String(error)}`);
  return error.problems.map(({ file, line, message }) => `${file.slice(folder.length + 1)}:${line}: ${message}`).join("\n");
};

const nested = (open: string, close: string, times: number) => `${open.repeat(times)}${close.repeat(times)}`;
const bomb = `a: &a [x, x]\n${[..."bcdefghij"].map((name, at) => `${name}: &${name} [*${"abcdefghij"[at]}, *${"abcdefghij"[at]}]`).join("\n")}\n`;

describe("a pack that would harm its reader is rejected, with file, line and remedy", () => {
  test.each<[string, Record<string, string | Buffer>, RegExp]>([
    ["aliases that grow", { "a.md": `---\nid: a\ntype: item\n${bomb}---\nText\n` }, /^a\.md:2: holds aliases.*write the values out/],
    ["an alias of nothing", { "a.md": `---\nid: a\ntype: item\ntags: *gone\n---\nText\n` }, /^a\.md:\d: .*alias/i],
    [
      "nesting in brackets",
      { "a.md": `---\nid: a\ntype: item\nx: ${nested("[", "]", 20_000)}\n---\nText\n` },
      /^a\.md:4: nests .* Flatten it/,
    ],
    ["nesting by dashes", { "a.md": `---\nid: a\ntype: item\nx:\n  ${"- ".repeat(20_000)}1\n---\nText\n` }, /^a\.md:5: nests/],
    ["nesting in the manifest", { "pack.yaml": `${manifest}provides: ${nested("{a: ", "}", 9000)}\n` }, /^pack\.yaml:4: nests/],
    ["quotations in quotations", { "a.md": `${crane}\n${"> ".repeat(100_000)}deep\n` }, /^a\.md:9: nests lists or quotations/],
    ["lists in lists", { "a.md": `${crane}\n${"1. ".repeat(20_000)}deep\n` }, /^a\.md:9: nests lists or quotations/],
    ["a key twice", { "a.md": `---\nid: a\ntype: item\nid: b\n---\nText\n` }, /^a\.md:4: is not valid YAML: Map keys must be unique/],
    [
      "bytes that are not text",
      { "a.md": Buffer.concat([Buffer.from(`${crane}\nmore\n`), Buffer.from([0xff, 0xfe, 0x80])]) },
      /^a\.md:10: is not UTF-8/,
    ],
    ["a NUL", { "a.md": `${crane}\nte\0xt\n` }, /^a\.md:9: contains a NUL/],
    [
      "a frontmatter without end",
      { "a.md": `---\nid: a\n${"x: y\n".repeat(20_000)}---\nText\n` },
      /^a\.md:1: has a frontmatter of more than/,
    ],
    ["a file in too deep a folder", { [`${"a/".repeat(14)}a.md`]: crane }, /is more than 12 folders deep\. Move it up/],
  ])("%s", async (_name, files, expected) => {
    expect(await readProblems(pack(files))).toMatch(expected);
  });

  test("a file of 100 MB is not even read", async () => {
    const folder = pack({ "a.md": "" });
    truncateSync(join(folder, "a.md"), 100 * 1024 * 1024);
    expect(await readProblems(folder)).toMatch(/^a\.md:1: has 100\.0 MB, but the limit is 2\.0 MB\. Split it/);
  });

  test("a pack with too many files is rejected", async () => {
    const folder = pack({ "a/b.md": crane });
    for (let at = 0; at < 5_001; at += 1) writeFileSync(join(folder, "a", `${at}.md`), "");
    expect(await readProblems(folder)).toMatch(/^:1: contains more than 5,000 content files/);
  });

  test("a manifest that is a link out of the folder is not read", async () => {
    const folder = pack({});
    writeFileSync(join(dirname(folder), "elsewhere"), "secret: password\n");
    rmSync(join(folder, "pack.yaml"));
    symlinkSync(join(dirname(folder), "elsewhere"), join(folder, "pack.yaml"));
    const text = await readProblems(folder);
    expect(text).toMatch(/^pack\.yaml:1: is a link that leads out/);
    expect(text).not.toContain("password");
  });

  test("a linked folder is not followed, and a pipe does not block the reader", async () => {
    const folder = pack({ "a.md": crane });
    mkdirSync(join(dirname(folder), "other"));
    writeFileSync(join(dirname(folder), "other", "x.md"), crane);
    symlinkSync(join(dirname(folder), "other"), join(folder, "linked"));
    execFileSync("mkfifo", [join(folder, "pipe.md")]);
    expect(await readProblems(folder)).toMatch(/^linked:1: is a link that leads out/);
  });

  test("all problems are reported at once", async () => {
    const text = await readProblems(pack({ "a.md": `---\nid: a\ntype: item\nid: b\n---\nText\n`, "b.md": "te\0xt", "c.md": "no block" }));
    expect(text.split("\n").map((line) => line.split(":")[0])).toEqual(["a.md", "b.md", "c.md"]);
  });
});

test("byte-order marks and line ends of other systems make no difference", async () => {
  const [plain] = (await readPack(pack({ "a.md": crane }))).files;
  const [other] = (await readPack(pack({ "a.md": `\uFEFF${crane.replaceAll("\n", "\r\n")}`, "pack.yaml": `\uFEFF${manifest}` }))).files;
  expect(other).toEqual(plain);
});

describe("ids of other packs", () => {
  const file = (id: string) => ({ "a.md": `---\nid: a\ntype: item\nrelated_entities:\n  - ${id}\n---\nText\n` });
  const depending = { "pack.yaml": `${manifest}depends_on: [port_core]\n` };
  const others = new Map([["port_core", new Set(["fixer"])]]);

  test("must be of a pack that this one depends on", async () => {
    expect(await readProblems(pack(file("port_core:fixer")))).toMatch(
      /^a\.md:5: .*does not depend on "port_core"\. Add \{ id: port_core \}/,
    );
  });

  test("must exist in that pack", async () => {
    const folder = pack({ ...file("port_core:fixr"), ...depending });
    const error = await readPack(folder, others).catch((thrown: unknown) => String(thrown));
    expect(error).toMatch(/a\.md:5: related_entities names "port_core:fixr".*Did you mean "fixer"/);
    await expect(readPack(pack({ ...file("port_core:fixer"), ...depending }), others)).resolves.toMatchObject({ warnings: [] });
  });
});
