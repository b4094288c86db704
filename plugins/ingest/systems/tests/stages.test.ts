import { input, provideValue } from "freeform-rpg/kernel";
import { fakeService, runStage } from "freeform-rpg/testing";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { Classification, PackSettings, Segments, SystemsPack, SystemsSettings } from "freeform-rpg/plugins/ingest/core";
import { SystemsAssembly, SystemsExtraction } from "freeform-rpg/plugins/ingest/systems";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { openPackRepository } from "freeform-rpg/plugins/memory/lore/lib";
import { Models } from "freeform-rpg/plugins/models/core";
import { Systems } from "freeform-rpg/plugins/rules/systems";
import type { SystemsExtraction as Extraction } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import { parse } from "yaml";
import plugin from "../plugin.ts";
import { segmentsOf, shelf } from "./book.ts";

const segments = segmentsOf(
  "# Saves\nTo save, roll a d20. If you roll equal to or under the attribute you succeed, otherwise you fail. STR saves are for force.",
  "# Conditions\n## Dazed\n- You cannot act.\n## Marked\n- Seen by all.\n## Numb\n- You feel nothing.",
  "# Clocks\nA clock has segments.\n\n## Alarm\nA 6-segment clock. When it fills, the guards come.",
  "# Beasts\n## Ash Wolf\n6 HP, 2 Armor, 14 STR, 6 DEX, 4 WIL, bite (d8)\n\nGrey.",
);
const pack = PackSettings.schema.parse({ manifest: { id: "grey_book", name: "Grey Book", version: "1.0.0" }, draft: false });
const services = [
  provideValue(Systems, shelf),
  provideValue(Packs, openPackRepository("/nowhere")),
  fakeService(Models, { object: () => Promise.resolve({ items: [] }) as never }),
];

const extract = (skip: boolean) =>
  runStage(plugin, SystemsExtraction, {
    inputs: [
      input(Segments, { segments, left_out: [] }),
      input(Classification, classifySegments(segments)),
      input(SystemsSettings, { skip, hint: "osr" }),
      input(PackSettings, pack),
    ],
    services,
  });

const assemble = async (extraction: Extraction) =>
  runStage(plugin, SystemsAssembly, { inputs: [input(SystemsExtraction, extraction), input(PackSettings, pack)], services });

const readAll = async () => {
  const extraction = (await extract(false)).made;
  if (extraction === undefined) throw new Error("Nothing was extracted.");
  const assembly = (await assemble(extraction)).made;
  if (assembly === undefined) throw new Error("Nothing was assembled.");
  const { made } = await runStage(plugin, SystemsPack, {
    inputs: [input(SystemsExtraction, extraction), input(SystemsAssembly, assembly), input(PackSettings, pack)],
    services,
  });
  return { pack: made, files: new Map(made?.files.map(({ path, text }) => [path, text])) };
};

test("a book's rules become a system, engine configurations, what was found, and a report", async () => {
  const { pack: made, files } = await readAll();
  expect(made?.system).toBe("osr");
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      "systems/grey_book.yaml",
      "systems/engine/scenario_fragment.yaml",
      "systems/engine/entity_templates.yaml",
      "systems/engine/calibration_preset.yaml",
      "systems/engine/conditions_config.yaml",
      "systems/engine/resolution_mapping.yaml",
      "systems/extract/conditions.yaml",
      "extraction.yaml",
      "EXTRACTION_REPORT.md",
    ]),
  );
  const read = (path: string) => parse(files.get(path) ?? "");
  expect(read("systems/grey_book.yaml")).toMatchObject({ inherits: "osr", resolution: { method: "roll_under" } });
  expect(read("systems/engine/scenario_fragment.yaml").clocks).toContainEqual(expect.objectContaining({ id: "alarm", value: 0, max: 6 }));
  expect(read("systems/engine/entity_templates.yaml").templates.ash_wolf.attrs.stats).toMatchObject({ strength: 14, hit_points: 6 });
  expect(read("systems/engine/conditions_config.yaml").conditions.dazed).toMatchObject({ name: "Dazed", effects: ["You cannot act."] });
  expect(read("systems/extract/conditions.yaml")).toMatchObject({
    conditions: [{ name: "Dazed", _evidence: { pages: [2, 2], found_by: "structure" } }, {}, {}],
    _extraction_metadata: { confidence: 0.95, pages: [2] },
  });
});

test("two clocks stay two in whatever letters they are written, each with the value that it begins with", async () => {
  const extraction = (await extract(false)).made;
  const alarm = extraction?.results.clocks.items.find(({ details }) => details.max !== null);
  if (extraction === undefined || alarm === undefined) throw new Error("No clock was found.");
  const tide = { direction: "down" as const, triggers: [{ at: 0, text: "The gate opens." }] };
  const items = [
    { ...alarm, name: "Тревога" },
    { ...alarm, name: "Прилив", details: { ...alarm.details, ...tide } },
  ];
  const { made } = await assemble({ ...extraction, results: { ...extraction.results, clocks: { ...extraction.results.clocks, items } } });
  expect(made?.scenario_fragment["clocks"]).toEqual([
    { id: "unnamed", name: "Тревога", value: 0, max: 6, direction: "up", triggers: { 6: expect.stringContaining("the guards come") } },
    { id: "unnamed_2", name: "Прилив", value: 6, max: 6, direction: "down", triggers: { 0: "The gate opens." } },
  ]);
});

test("the report says per extractor how sure it is, where it stands, and what to look at", async () => {
  const report = (await readAll()).files.get("EXTRACTION_REPORT.md") ?? "";
  expect(report).toContain("Read as **osr**, as was asked for.");
  expect(report).toMatch(/\| conditions \| 95% \| 3, about 3 right \| \d+ \| 2 \|/);
  expect(report).toMatch(/\| magic \| — \| 0 \| \d+ \| — \|/);
  expect(report).toContain("“To save, roll a d20. If you roll equal to or under the attribute you succeed, otherwise you fail.");
});

test("nothing is looked for where the rules are not wanted", async () => {
  const { made, events } = await extract(true);
  expect(made).toBeUndefined();
  expect(events.map(({ type }) => type)).toContain("stage_skipped");
});
