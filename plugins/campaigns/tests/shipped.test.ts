import { readFileSync } from "node:fs";
import { loadScenario, openScenarioShelf } from "freeform-rpg/plugins/campaigns";
import { openPackShelf, shipped } from "freeform-rpg/plugins/lore";
import { openSystemShelf } from "freeform-rpg/plugins/systems";
import { expect, test } from "vitest";

const packs = openPackShelf(shipped("content_packs"));
const shelves = { packs, systems: openSystemShelf(shipped("systems")) };

test("every scenario that ships can be played, and somebody can play in it", async () => {
  const list = await openScenarioShelf(shipped("scenarios"), shelves).list();
  expect(list.map(({ id }) => id)).toContain("dead_drop");
  expect(list.flatMap(({ problems }) => problems)).toEqual([]);
  expect(list.filter(({ seats }) => seats.length === 0)).toEqual([]);
});

test("every content pack that ships can be read without a warning", async () => {
  const read = await Promise.all((await packs.ids()).map((id) => packs.read(id)));
  expect(read.length).toBeGreaterThan(0);
  expect(read.flatMap(({ warnings }) => warnings)).toEqual([]);
});

test("the smallest scenario of the documentation can be played as it stands", async () => {
  const [, example = ""] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(shipped("docs/scenarios.md"), "utf8")) ?? [];
  const { scenario } = await loadScenario("cellar.yaml", example, shelves);
  expect(scenario.id).toBe("cellar");
});
