import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { reviewFiles } from "freeform-rpg/plugins/ingest/core/lib";
import { mockAnthropic } from "freeform-rpg/testing/models";
import type { WireScript, WireServer } from "freeform-rpg/testing/models";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { honest, promptOf, prompts } from "./reading-model.ts";
import { readBook } from "./paying-reader.ts";
import { order, printedRules, sectionTitles, tideBook } from "./tide-book.ts";
import { inventions, lying } from "./lying-model.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let folder = "";
let server: WireServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "whole-"));
  await writeFile(join(folder, "book.pdf"), Buffer.concat([tideBook(), Buffer.from(`% ${folder}\n`)]));
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async (script: WireScript) => {
  server = await mockAnthropic(script);
  const { url } = server;
  const out = join(folder, "out");
  return readBook({ database: database.database, file: join(folder, "book.pdf"), out, url, partMixed: true, draft: true });
};

const Items = z.array(z.looseObject({ name: z.string(), _evidence: z.object({ found_by: z.string() }).loose() }));

const textOf = (path: string): Promise<string> => readFile(join(folder, "out", path), "utf8");

/** Every file of the pack but those for its reviewer, by path. */
const packFiles = async (): Promise<Map<string, string>> => {
  const root = join(folder, "out/06_assemble/grey");
  const found = (await readdir(root, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const paths = found.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  const kept = paths.filter((path) => !reviewFiles.includes(path));
  return new Map(await Promise.all(kept.map(async (path) => [path, await textOf(`06_assemble/grey/${path}`)] as const)));
};

test("a book that tells nothing of itself is read with every prompt, and every answer shows in the pack", async () => {
  const { made, failed, costs } = await read(honest);
  expect([failed, made?.usable]).toEqual([null, true]);
  expect([...new Set((server?.requests ?? []).map(promptOf))].sort()).toEqual(prompts.map(({ id }) => id).sort());
  expect(server?.requests.filter(({ said }) => said.includes("Almighty Zorg"))).toEqual([]);
  expect(costs).toMatchObject({ calls: server?.requests.length, unpriced: 0 });
  const { found_by, sections, doubts } = JSON.parse(await textOf("02_structure/artifact.json"));
  expect([found_by, sections.map(({ title }: { title: string }) => title), doubts]).toEqual(["model", sectionTitles, undefined]);
  const { segments } = JSON.parse(await textOf("04_classify/artifact.json"));
  const ids = segments.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(expect.arrayContaining(["river_folk", "river_folk_part_2"]));
  expect(segments.some(({ confidence }: { confidence: number }) => confidence === 0.9)).toBe(true);
  const { entities } = JSON.parse(await textOf("05_enrich/entity_registry.json"));
  const names = new Map<string, { aliases: string[]; related: object[]; description: string }>(
    entities.map((one: { name: string }) => [one.name, one]),
  );
  expect(names.get("Old Quill")?.aliases).toEqual(["Quill"]);
  expect(names.get("Sister Merrow")?.related).toEqual([{ id: "salt_choir", relation: "leads" }]);
  expect(names.get("Drowned Bell")?.description).toContain("an inn where captains trade");
  const files = await packFiles();
  expect([...files.values()].some((text) => text.includes("- river_crossing"))).toBe(true);
  expect(files.get("storytelling/pacing.md")).toContain("cut to the next scene");
  for (const { kind, name } of printedRules) {
    const items = Items.parse(parse(files.get(`systems/extract/${kind}.yaml`) ?? "")[kind]);
    const understood = items.filter(({ _evidence }) => _evidence.found_by !== "structure").map((item) => item.name);
    expect([kind, understood]).toEqual([kind, [name]]);
  }
});

test("of what a model makes up nothing is filed, and the DM is told", async () => {
  const { made, failed } = await read(lying());
  expect([failed, made?.usable]).toEqual([null, true]);
  const files = [...(await packFiles())];
  expect(files.filter(([path, text]) => inventions.test(path) || inventions.test(text))).toEqual([]);
  const zorg = files.filter(([, text]) => /zorg|99 dice/i.test(text.replace(order, "")));
  expect(zorg).toEqual([]);
  const orders = files.filter(([, text]) => text.includes(order));
  expect(orders.map(([, text]) => text.includes("visibility: dm"))).toEqual(orders.map(() => true));
  const review = await textOf("06_assemble/grey/REVIEW_NEEDED.md");
  for (const told of ["Moonsilver Citadel", "Almighty Zorg", "Lich King", "teleported by", "did not say", "no usable answer"])
    expect(review).toContain(told);
  const report = await textOf("06_assemble/grey/EXTRACTION_REPORT.md");
  for (const { kind } of printedRules) expect(report).toMatch(new RegExp(`${kind}: "(?:Moonsilver|Almighty Zorg)" was left out`));
});
