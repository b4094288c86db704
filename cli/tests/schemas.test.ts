import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatNames, schemaOf } from "../schemas/published-schemas.ts";
import type { FormatName } from "../schemas/published-schemas.ts";
import { runInside } from "./run-inside.ts";

const checker = (name: FormatName) => new Ajv.default({ strict: false, validateFormats: false }).compile(schemaOf(name));

test.each<[FormatName, string]>([
  ["scenario", "scenarios/*.yaml"],
  ["system", "systems/*.yaml"],
  ["pack", "content_packs/*/pack.yaml"],
])("every shipped %s fits its JSON Schema", (name, pattern) => {
  const check = checker(name);
  const files = globSync(pattern);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    check(parse(readFileSync(file, "utf8")));
    expect({ file, errors: check.errors ?? [] }).toEqual({ file, errors: [] });
  }
});

test("a mistake is found where it is", () => {
  const check = checker("scenario");
  const yard = parse(readFileSync("scenarios/training_yard.yaml", "utf8"));
  check({ ...yard, starting_scene: { ...yard.starting_scene, present_entity_ids: "nobody" } });
  expect(check.errors?.map(({ instancePath }) => instancePath)).toContain("/starting_scene/present_entity_ids");
});

test("formats are listed, printed and written", async () => {
  expect((await runInside(["schemas"])).out).toMatch(/scenario +A scenario/);
  const printed = JSON.parse((await runInside(["schemas", "pack"])).out);
  expect(printed).toMatchObject({ $id: expect.stringMatching(/^urn:freeform-rpg:[\d.]+:pack$/), type: "object" });
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  const { out } = await runInside(["schemas", "--out", folder]);
  expect(out.trim().split("\n")).toEqual(formatNames.map((name) => join(folder, `${name}.schema.json`)));
  expect(JSON.parse(readFileSync(join(folder, "pack.schema.json"), "utf8"))).toEqual(printed);
  rmSync(folder, { recursive: true });
  expect(await runInside(["schemas", "novel"])).toMatchObject({ code: 2, err: expect.stringContaining("There are: scenario, system") });
});
