import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openPackRepository, readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { afterEach, expect, test } from "vitest";
import { FileError } from "freeform-rpg/documents";

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const pack = (files: Record<string, string>, id = "harbour"): string => {
  const root = mkdtempSync(join(tmpdir(), "pack-"));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, id, path)), { recursive: true });
    writeFileSync(join(root, id, path), text);
  }
  return join(root, id);
};

const manifest = `id: harbour\nname: The Harbour\nversion: "1.0.0"\n`;
const crane = `---\nid: crane\ntype: location\ndistrict: docks\nrelated_entities: [foreman]\n---\n\n# The Tall Crane\n\nIt leans.\n\n## History\n\nOld.\n`;
const foreman = `---\nid: foreman\ntype: npc\nname: Oda Brandt\n---\nShe whistles.\n`;

const failure = async (work: Promise<unknown>): Promise<FileError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FileError)) throw new Error(`expected a FileError, got ${String(error)}`);
  return error;
};

test("a pack is its manifest and its content files, with full ids, titles and additional keys", async () => {
  const read = await readPack(
    pack({ "pack.yaml": manifest, "locations/crane.md": crane, "npcs/foreman.md": foreman, "README.md": "hello" }),
  );
  expect(read.manifest).toMatchObject({ id: "harbour", layer: "setting", depends_on: [] });
  expect(read.files.map(({ id, title, path, bodyLine }) => [id, title, path, bodyLine])).toEqual([
    ["harbour:crane", "The Tall Crane", join("locations", "crane.md"), 7],
    ["harbour:foreman", "Oda Brandt", join("npcs", "foreman.md"), 6],
  ]);
  expect(read.files[0]?.metadata).toMatchObject({ district: "docks" });
  expect(read.warnings).toEqual([]);
});

test("all problems of a pack are reported at once, each with file and line", async () => {
  const folder = pack({
    "pack.yaml": `id: harbour\nname: The Harbour\nversion: 1.0\nlayr: core\n`,
    "a.md": "no block",
    "b.md": `---\nid: crane\ntype: tavern\n---\nText\n`,
    "c.md": crane,
    "d.md": crane,
    "e.md": `---\nid: [\n---\nText\n`,
  });
  const { code, problems } = await failure(readPack(folder));
  expect(code).toBe("pack_invalid");
  const report = problems.map(({ file, line, message }) => `${file.slice(folder.length + 1)}:${line}: ${message}`).join("\n");
  expect(report).toMatch(/a\.md:1: does not begin with a block/);
  expect(report).toMatch(/b\.md:3: type is "tavern"; it must be one of location, npc/);
  expect(report).toMatch(/d\.md:2: id "crane" is already used by c\.md/);
  expect(report).toMatch(/e\.md:\d: is not valid YAML/);
  expect(report).toMatch(/pack\.yaml:3: version is 1; it must be text/);
  expect(report).toMatch(/pack\.yaml:4: the key "layr" is not known at the top level\. Did you mean "layer"\?/);
});

test("a link that leads out of the pack is rejected", async () => {
  const folder = pack({ "pack.yaml": manifest });
  const secret = join(pack({ "x.md": foreman }, "elsewhere"), "x.md");
  symlinkSync(secret, join(folder, "stolen.md"));
  const { problems } = await failure(readPack(folder));
  expect(problems.map(({ message }) => message).join()).toContain("leads out of the pack's folder");
});

test("a folder whose name is not the manifest's id is rejected", async () => {
  const { message } = await failure(readPack(pack({ "pack.yaml": manifest }, "harbor")));
  expect(message).toContain(`id is "harbour", but the folder is "harbor"`);
});

test("an error about an unknown pack lists the available ones; a path is not an id", async () => {
  const repository = openPackRepository(dirname(pack({ "pack.yaml": manifest })));
  expect(await repository.ids()).toEqual(["harbour"]);
  expect((await failure(repository.read("harbor"))).message).toContain(`Did you mean "harbour"?`);
  expect((await failure(repository.read("../harbour"))).code).toBe("pack_not_found");
});

test("an unknown related id is a warning, because a scenario may define it", async () => {
  const { warnings } = await readPack(pack({ "pack.yaml": manifest, "crane.md": crane }));
  expect(warnings.map(({ severity, message }) => [severity, message])).toEqual([
    ["warning", `related_entities names "foreman", which no file of this pack describes.`],
  ]);
});
