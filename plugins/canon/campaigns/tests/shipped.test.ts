import { readFileSync } from "node:fs";
import { loadScenario, openScenarioRepository } from "freeform-rpg/plugins/canon/campaigns/lib";
import { openPackRepository, shipped } from "freeform-rpg/plugins/memory/lore/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import { expect, test } from "vitest";

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
