import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openGround, openHouse, paidModel } from "./house.ts";
import type { House } from "./house.ts";

let ground: Awaited<ReturnType<typeof openGround>>;
let house: House;
beforeAll(async () => {
  ground = await openGround();
  house = await openHouse({ ...ground, model: paidModel(async () => undefined) });
  const entries = { 0: { key: ["salt"], comment: "Kell", content: "An island of salt.", probability: 40 } };
  await writeFile(join(ground.folder, "books/kell.json"), JSON.stringify({ entries }));
});
afterAll(async () => {
  await house.close();
  await ground.close();
});

const importNotes = async (user: string | null, fields: string) =>
  (
    await house.ask(
      user,
      `mutation { importNotes(input: { ${fields} }) {
    __typename ... on ImportedNotes { pack format entries known leftOut { count } } ... on Error { code reason message } } }`,
    )
  ).data?.importNotes;

test("an operator imports notes, which become a pack that can be installed", async () => {
  expect(await importNotes("op", 'source: { path: "kell.json" }, id: "kell"')).toEqual({
    __typename: "ImportedNotes",
    pack: "kell",
    format: "SillyTavern lorebook",
    entries: 1,
    known: 0,
    leftOut: [{ count: 1 }],
  });
  expect(await readdir(join(ground.folder, "packs/kell"))).toEqual(["README.md", "general", "pack.yaml"]);
  expect(await importNotes("op", 'source: { path: "kell.json" }, id: "kell"')).toMatchObject({ reason: "pack_taken" });
});

test("players import nothing, and paths lead nowhere else", async () => {
  expect(await importNotes("paul", 'source: { path: "kell.json" }')).toMatchObject({ code: "FORBIDDEN" });
  expect(await importNotes("op", 'source: { path: "../secret.json" }')).toMatchObject({ reason: "path_invalid" });
});

const uploadPack = async (user: string, file: string, more = "") =>
  (
    await house.ask(
      user,
      `mutation { uploadPack(input: { source: { path: "${file}" } ${more} }) {
    __typename ... on DraftPromotion { key version files replaced } ... on Error { code reason message } } }`,
    )
  ).data?.uploadPack;

const manifest = (version: string) => `id: brine
name: Brine
version: ${version}
description: An island.
layer: setting
`;
const page = "---\nid: island\ntype: location\ntitle: The Island\n---\n\nAn island of salt.\n";
const putZip = (name: string, files: Readonly<Record<string, string>>) =>
  writeFile(
    join(ground.folder, "books", name),
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );

test("an operator uploads a pack as an archive; an older one replaces it only where that is asked for", async () => {
  await putZip("brine.zip", { "brine/pack.yaml": manifest("1.0.0"), "brine/locations/island.md": page, "readme.txt": "Salt." });
  expect(await uploadPack("op", "brine.zip")).toEqual({
    __typename: "DraftPromotion",
    key: "brine",
    version: "1.0.0",
    files: 2,
    replaced: null,
  });
  expect(await readdir(join(ground.folder, "packs/brine"))).toEqual(["locations", "pack.yaml"]);
  await putZip("newer.zip", { "pack.yaml": manifest("1.1.0"), "locations/island.md": page });
  expect(await uploadPack("op", "newer.zip")).toMatchObject({ version: "1.1.0", replaced: "1.0.0" });
  expect(await uploadPack("op", "brine.zip")).toMatchObject({ reason: "pack_taken" });
  expect(await uploadPack("op", "brine.zip", "force: true")).toMatchObject({ version: "1.0.0", replaced: "1.1.0" });
});

test("what is no pack, leads out of the archive or comes from a player is refused, and nothing is stored", async () => {
  await putZip("bare.zip", { "island.md": page });
  await putZip("out.zip", { "pack.yaml": manifest("1.0.0"), "../../out.md": page });
  await putZip("wrong.zip", { "pack.yaml": "id: wrong\nname: [" });
  const before = await readdir(join(ground.folder, "packs"));
  expect(await uploadPack("op", "bare.zip")).toMatchObject({ reason: "pack_not_found", message: expect.stringContaining("pack.yaml") });
  expect(await uploadPack("op", "out.zip")).toMatchObject({ reason: "archive_path_invalid" });
  expect(await uploadPack("op", "kell.json")).toMatchObject({ reason: "document_broken" });
  const wrong = await uploadPack("op", "wrong.zip");
  expect(wrong).toMatchObject({ reason: "pack_invalid", message: expect.stringContaining("wrong/pack.yaml") });
  expect(wrong.message).not.toContain("freeform-rpg-pack-");
  expect(await uploadPack("paul", "brine.zip")).toMatchObject({ code: "FORBIDDEN" });
  expect(await readdir(join(ground.folder, "packs"))).toEqual(before);
});

const good = { "pack.yaml": manifest("9.0.0"), "locations/island.md": page };
const archiveOf = (more: Readonly<Record<string, string | Uint8Array>> = {}) =>
  zipSync(
    Object.fromEntries(Object.entries({ ...good, ...more }).map(([path, text]) => [path, typeof text === "string" ? strToU8(text) : text])),
  );

test.each([
  ["is cut short", archiveOf().subarray(0, 300), "document_broken", /damaged or incomplete/],
  ["holds a bomb", archiveOf({ "zeros.md": new Uint8Array(4e6) }), "archive_too_large", /times its own size/],
  [
    "holds ten thousand files",
    archiveOf(Object.fromEntries(Array.from({ length: 10_001 }, (_, nth) => [`f${nth}.md`, "x"]))),
    "archive_too_large",
    /10000 files/,
  ],
  ["has a version that is none", archiveOf({ "pack.yaml": manifest("banana") }), "pack_invalid", /semantic version/],
  ["holds a name that no folder takes", archiveOf({ [`${"n".repeat(300)}.md`]: page }), "archive_path_invalid", /cannot be written/],
  ["holds a file where a folder must be", archiveOf({ locations: "x" }), "archive_path_invalid", /cannot be written/],
])("an archive that %s is refused, and nothing is stored", async (_what, bytes, reason, says) => {
  const before = await readdir(join(ground.folder, "packs"));
  await writeFile(join(ground.folder, "books/broken.zip"), bytes);
  expect(await uploadPack("op", "broken.zip", "force: true")).toMatchObject({ reason, message: expect.stringMatching(says) });
  expect(await readdir(join(ground.folder, "packs"))).toEqual(before);
});
