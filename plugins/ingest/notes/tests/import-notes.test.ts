import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { zipSync } from "fflate";
import { importNotes } from "freeform-rpg/plugins/ingest/notes/lib";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { png, read, vault, zip } from "./sources.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "notes-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a folder of Markdown", () => {
  test("becomes a pack in which links, secrets and who may read are kept", async () => {
    const source = join(folder, "vault");
    for (const [path, content] of Object.entries(vault)) {
      await mkdir(dirname(join(source, path)), { recursive: true });
      await writeFile(join(source, path), content);
    }
    const packs = join(folder, "packs");
    const made = await importNotes({ path: source, packs, manifest: { name: "Old Harbour", id: "harbour" } });
    expect(made).toMatchObject({
      pack: "harbour",
      format: "Markdown notes",
      entries: 2,
      known: 1,
      byType: { location: 1, npc: 1 },
      warnings: [],
    });
    expect(made.leftOut.map(({ what, count }) => [what, count])).toEqual([
      ["pictures and embedded files", 1],
      ["other files", 1],
    ]);
    const pack = await readPack(made.folder);
    const gull = pack.files.find(({ title }) => title === "Blind Gull");
    expect(gull?.metadata).toMatchObject({
      type: "location",
      aliases: ["the Gull"],
      tags: ["harbour"],
      visibility: "known",
      related_entities: ["marta_voss"],
      origin: { owner: "Marta" },
    });
    expect(await readFile(join(made.folder, "locations/blind_gull.md"), "utf8")).toContain(
      "## Secrets\n\nThe ledger is under the counter.",
    );
    expect(pack.files.find(({ title }) => title === "Marta Voss")?.metadata).toMatchObject({
      visibility: "dm",
      aliases: ["Marta"],
      tags: ["smuggler"],
    });
  });

  test("is never half there, and replaces a pack only when told", async () => {
    const packs = join(folder, "packs");
    await expect(importNotes({ path: join(folder, "vault"), packs, manifest: { id: "harbour" } })).rejects.toMatchObject({
      code: "pack_taken",
    });
    await expect(importNotes({ path: join(folder, "nowhere"), packs })).rejects.toMatchObject({ code: "file_not_found" });
    const again = await importNotes({ path: join(folder, "vault"), packs, manifest: { id: "harbour" }, unmarked: "known", force: true });
    expect([again.known, await readdir(packs)]).toEqual([1, ["harbour"]]);
  });
});

const many = Object.fromEntries(Array.from({ length: 5001 }, (_, nth) => [nth, { key: [], comment: `Entry ${nth}`, content: "x" }]));

test.each([
  ["an empty file", "a.json", "", "document_empty", /empty/],
  ["an incomplete JSON", "a.json", '{"entries": {', "document_broken", /no complete JSON/],
  ["JSON of something else", "a.json", '{"hello": 1}', "document_unknown", /not in a form/],
  ["a lorebook without entries", "a.json", '{"spec": "lorebook_v3", "data": {"entries": []}}', "document_empty", /no entries/],
  ["more entries than a pack holds", "a.json", JSON.stringify({ entries: many }), "document_too_large", /5001 entries/],
  ["a picture without a card", "a.png", png({}), "document_unknown", /without a character card/],
  ["an incomplete picture", "a.png", png({ chara: "e30=" }).subarray(0, 50), "document_broken", /incomplete picture/],
  ["a damaged card", "a.png", png({ chara: "????" }), "document_broken", /damaged/],
  [
    "an archive that unpacks to a thousand times its size",
    "a.zip",
    zipSync({ "a.md": new Uint8Array(40e6) }),
    "archive_too_large",
    /times its own size/,
  ],
  ["a path out of the archive", "a.zip", zip({ "../a.md": "x" }), "archive_path_invalid", /leads out/],
  ["a truncated archive", "a.zip", zip(vault).subarray(0, 200), "document_broken", /damaged or incomplete/],
  ["Markdown that is not UTF-8", "a.md", Uint8Array.of(0x23, 0x20, 0xff, 0xfe), "document_broken", /UTF-8/],
])("%s is refused", (_what, name, content, code, says) => {
  let thrown: unknown;
  try {
    read(name, content);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ code, message: expect.stringMatching(says) });
});
