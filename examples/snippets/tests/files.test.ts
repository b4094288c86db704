import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadScenario } from "freeform-rpg/plugins/canon/campaigns/lib";
import { openPackRepository, readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { openSystem, openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const systems = openSystemRepository(async () => [folder, join(folder, "..", "..", "systems")]);

test("the smallest scenario can be played", async () => {
  const text = readFileSync(join(folder, "cellar.yaml"), "utf8");
  const { entities } = await loadScenario("cellar.yaml", text, { packs: openPackRepository(folder), systems });
  expect(entities.map(({ id }) => id)).toEqual(["cellar", "player"]);
});

test("the system inherits from one that ships", async () => {
  expect(openSystem("iron_coast", [folder, join(folder, "..", "..", "systems")]).system).toMatchObject({
    name: "Iron Coast",
    resolution: { method: "roll_under", die_type: 100 },
  });
});

test("the pack is valid and has nothing to warn of", async () => {
  const pack = await readPack(join(folder, "old_harbour"));
  expect(pack.files.map(({ id }) => id).toSorted()).toEqual(["old_harbour:blind_gull", "old_harbour:harbour_bell", "old_harbour:marta"]);
  expect(pack.warnings).toEqual([]);
});
