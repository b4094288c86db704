import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
