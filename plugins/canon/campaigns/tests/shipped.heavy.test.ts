import { readFileSync } from "node:fs";
import { loadScenario, openScenarioRepository } from "freeform-rpg/plugins/canon/campaigns/lib";
import { openPackRepository, shipped } from "freeform-rpg/plugins/memory/lore/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import { expect, test } from "vitest";
import { openTable } from "./table.ts";

const packs = openPackRepository(shipped("content_packs"));
const repositories = { packs, systems: openSystemRepository(shipped("systems")) };

test("every shipped scenario is valid and has a playable character", async () => {
  const list = await openScenarioRepository(shipped("scenarios"), repositories).list();
  expect(list.map(({ id }) => id)).toContain("dead_drop");
  expect(list.flatMap(({ problems }) => problems)).toEqual([]);
  expect(list.filter(({ seats }) => seats.length === 0)).toEqual([]);
});

test("every shipped content pack can be read without a warning", async () => {
  const read = await Promise.all((await packs.ids()).map((id) => packs.read(id)));
  expect(read.length).toBeGreaterThan(0);
  expect(read.flatMap(({ warnings }) => warnings)).toEqual([]);
});

test("the smallest scenario of the documentation can be played unchanged", async () => {
  const [, example = ""] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(shipped("docs/scenarios.md"), "utf8")) ?? [];
  const { scenario } = await loadScenario("cellar.yaml", example, repositories);
  expect(scenario.id).toBe("cellar");
});

test("every shipped scenario is a template of session zero and becomes a campaign with all defaults", async () => {
  const table = await openTable((name) => shipped(name === "packs" ? "content_packs" : name), "training_yard");
  try {
    const { sessionZero: zero } = table;
    for (const { id: scenario_id } of await table.scenarios.list()) {
      const { id } = await zero.begin("ana");
      await zero.answer(id, "ana", "calibration", { permanence: "hard", plot_armor: "none" });
      await zero.answer(id, "ana", "template", { scenario_id });
      for (const phase of later)
        expect([scenario_id, phase, (await zero.answer(id, "ana", phase, {})).missing]).toEqual([scenario_id, phase, []]);
      const created = await zero.finish(id, "ana", { name: scenario_id });
      expect((await table.campaigns.find(created.id, "ana")).calibration.risk).toMatchObject({ permanence: "hard", plot_armor: "none" });
    }
  } finally {
    await table.close();
  }
});

const later = ["character", "campaign", "clocks", "entities", "facts", "threads", "scene", "validation"] as const;
