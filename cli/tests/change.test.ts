import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const change = (...args: string[]) => table.run("change", ...args);

test("a DM previews changes, makes them from a file, and lists them", async () => {
  const file = join(table.dataDir, "changes.yaml");
  writeFileSync(file, "- setTime: { hour: 4, weather: fog }\n- addEntity: { type: ITEM, name: brass whistle, at: yard }\n");
  const preview = await change("preview", "--file", file);
  expect(preview.out).toContain("entities brass_whistle");
  expect(preview.out).toContain("Nothing was changed.");
  const made = await change("apply", "--file", file, "--note", "before dawn", "--announce", "Fog comes in.");
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining("players read: Fog comes in.") });
  expect((await change("list")).out).toContain("set time, add entity; before dawn; told: Fog comes in.");
});

test("a refusal names the change and its field, wrong usage exits with 2", async () => {
  const refused = await change("apply", "{ harm: { who: nobody } }", "--json");
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toMatchObject({ error: { code: "change_invalid", message: expect.stringContaining("changes.0") } });
  expect((await change("apply")).code).toBe(2);
  expect((await change("apply", "hello")).code).toBe(2);
});
