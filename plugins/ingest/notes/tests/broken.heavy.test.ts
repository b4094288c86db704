import { mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { importNotes } from "freeform-rpg/plugins/ingest/notes/lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forms, lyingArchive } from "./broken-forms.ts";
import type { BreakableForm } from "./broken-forms.ts";
import { json } from "./sources.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "broken-"));
  await mkdir(join(folder, "packs"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bring = async (name: string, bytes: Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return importNotes({ path, packs: join(folder, "packs"), manifest: { id: "kell" } });
};
/** The end of an import that fails, and what is in the folder of packs after it. */
const failureOf = async (name: string, bytes: Uint8Array) => {
  const { code, message }: { code?: string; message?: string } = await bring(name, bytes).then(
    () => ({}),
    (error: unknown) => error as object,
  );
  return { code, message, left: await readdir(join(folder, "packs")), out: (await readdir(folder)).includes("out.md") };
};
const refused = (code: string, says: RegExp) => ({ code, message: expect.stringMatching(says), left: [], out: false });
const zeros = new Uint8Array(4e6);
const withFile = (archive: Uint8Array, path: string, content: Uint8Array): Uint8Array =>
  zipSync({ ...unzipSync(archive), [path]: content });

const named = (wanted: (form: BreakableForm) => boolean) => forms.filter(wanted).map((form) => [form.name, form] as const);
const binary = named(({ divisible }) => divisible !== true);
const archives = named(({ archive }) => archive === true);

test.each(named(() => true))("%s is read when nothing is wrong with it, without its scripts", async (name, { make, single }) => {
  const text = "Salt of <b>Kell</b>.<script>steal()</script><img src=x onerror=steal()><iframe src='javascript:steal()'></iframe>";
  const made = await bring(name, make(3, text));
  expect(made.entries).toBe(single === true ? 1 : 3);
  const files = await readdir(made.folder, { recursive: true, withFileTypes: true });
  const all = await Promise.all(files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), "utf8")));
  expect(all.join("\n")).toContain("Salt of");
  expect(all.join("\n")).not.toMatch(/steal|<script|<iframe/);
  await rm(made.folder, { recursive: true });
});

test.each(binary)("%s that was cut short is refused", async (name, { make }) => {
  const whole = make(3, "Salt.");
  for (const share of [0.3, 0.6, 0.95])
    expect(await failureOf(name, whole.subarray(0, Math.floor(whole.length * share)))).toEqual(
      refused("document_broken", /complete|damaged/),
    );
});

test.each(named(({ single }) => single !== true))("%s with ten thousand entries is refused", async (name, { make }) => {
  const many = await bring(name, make(10_001, "x")).catch((error: unknown) => error);
  expect(many).toMatchObject({
    code: expect.stringMatching(/^(?:document|archive)_too_large$/),
    message: expect.stringMatching(/Split it/),
  });
  expect(await readdir(join(folder, "packs"))).toEqual([]);
});

test.each(named(({ later }) => later !== null))("%s of a version that is not known is refused", async (name, { later }) =>
  expect(await failureOf(name, later ?? new Uint8Array())).toEqual(
    refused("document_too_new", /version \S+; versions up to \d+ can be read/),
  ),
);

test.each(named(({ wrong }) => wrong !== null))("%s with something wrong in it is refused with its place", async (name, { wrong }) => {
  const [source, code, where] = wrong ?? [new Uint8Array(), "", /./];
  expect(await failureOf(name, source)).toEqual(refused(code, where));
});

test.each(archives)("%s with a bomb in it is refused, also with one that lies", async (name, { make }) => {
  expect(await failureOf(name, withFile(make(1, "x"), "zeros.bin", zeros))).toEqual(refused("archive_too_large", /times its own size/));
  expect(await failureOf(name, lyingArchive({ ...unzipSync(make(1, "x")), "zeros.json": zeros }))).toEqual(
    refused("document_broken", /damaged/),
  );
});

const outward = ["../out.md", "/out.md", "C:\\out.md", "a/../../out.md", "..\\out.md"];
test.each(archives)("%s with a path that leads out of it is refused", async (name, { make }) => {
  for (const path of outward)
    expect(await failureOf(name, withFile(make(1, "x"), path, new Uint8Array(3)))).toEqual(refused("archive_path_invalid", /leads out/));
});

test("a document of a hundred thousand levels is refused", async () =>
  expect(
    await failureOf("deep.json", Buffer.from(`{"entries":{"0":{"content":"x","extensions":${"[".repeat(1e5)}${"]".repeat(1e5)}}}}`)),
  ).toEqual(refused("document_broken", /levels deep/)));

test("YAML that repeats itself a billion times is read without it", async () => {
  const laughs = `---\na: &a [x, x, x, x, x, x, x, x, x]\n${"bcdefgh"
    .split("")
    .map((at, nth) => `${at}: &${at} [${"abcdefgh"[nth]},`.replace(",", "") + `, *${"abcdefgh"[nth]}`.repeat(9).slice(1) + "]")
    .join("\n")}\n---\nSalt.\n`;
  const made = await bring("laughs.md", Buffer.from(laughs));
  expect((await readFile(join(made.folder, "general/laughs.md"), "utf8")).length).toBeLessThan(5000);
  await rm(made.folder, { recursive: true });
});

test("links of a folder that lead out of it are not followed", async () => {
  const vault = join(folder, "linked");
  await mkdir(vault, { recursive: true });
  await writeFile(join(folder, "secret.md"), "# Secret\n\nNobody may read this.\n");
  await writeFile(join(vault, "open.md"), "# Open\n\nSalt.\n");
  await symlink(join(folder, "secret.md"), join(vault, "link.md"));
  await symlink("/", join(vault, "root"));
  const made = await importNotes({ path: vault, packs: join(folder, "packs"), manifest: { id: "kell" } });
  expect(made.entries).toBe(1);
  await rm(made.folder, { recursive: true });
});

test("names that are paths become names of files", async () => {
  const entries = { 0: { key: [], comment: "../../../out", content: "x" }, 1: { key: [], comment: "a".repeat(5000), content: "x" } };
  const made = await bring("names.json", json({ entries }));
  expect((await readdir(join(made.folder, "general"))).toSorted()).toEqual([`${"a".repeat(80)}.md`, "out.md"]);
  await rm(made.folder, { recursive: true });
});

test("an id that is a path is refused", async () => {
  const path = join(folder, "names.json");
  await writeFile(path, json({ entries: { 0: { key: [], comment: "A", content: "x" } } }));
  await expect(importNotes({ path, packs: join(folder, "packs"), manifest: { id: "../out" } })).rejects.toMatchObject({
    code: "pack_invalid",
    message: expect.stringContaining("../out"),
  });
});

test("a file among others that is not understood is counted, not forgotten", async () => {
  const made = await bring(
    "some.zip",
    zipSync({ "a.json": json({ entries: { 0: { key: [], comment: "A", content: "x" } } }), "b.json": json({ hello: 1 }) }),
  );
  expect(made.leftOut.map(({ what, count }) => [what, count])).toContainEqual(["files that were not understood", 1]);
  await rm(made.folder, { recursive: true });
});
