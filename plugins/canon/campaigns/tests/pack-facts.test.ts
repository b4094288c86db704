import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPackRepository } from "freeform-rpg/plugins/memory/lore/lib";
import { afterAll, expect, test } from "vitest";
import { loadScenario } from "../scenario/load-scenario.ts";
import { repositories } from "./repositories.ts";

const root = mkdtempSync(join(tmpdir(), "pack-facts-"));
afterAll(() => rmSync(root, { recursive: true }));

const write = (pack: string, layer: string, files: Record<string, string>) => {
  mkdirSync(join(root, pack), { recursive: true });
  writeFileSync(join(root, pack, "pack.yaml"), `id: ${pack}\nname: ${pack}\nversion: "1.0.0"\nlayer: ${layer}\n`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, pack, name), text);
};
write("port", "setting", {
  "pier.md":
    "---\nid: pier\ntype: location\nattrs: { description: Wet planks. }\n---\n# The Pier\n\n## Discoverables\n\n- under the third plank: A key in oilcloth.\n- Something knocks below.\n",
});
write("mine", "homebrew", {
  "pier.md": "---\nid: pier\ntype: location\nname: The Broken Pier\nattrs: { description: Splinters. }\n---\nIt broke.\n",
});

const scenario = `id: night
name: Night
description: A night.
content_packs: [port, mine]
default_system: sum_bands
entities:
  - { id: "port:pier" }
  - { id: player, type: pc, name: Ann }
starting_scene: { location_id: "port:pier", present_entity_ids: [player], time: { hour: 20, minute: 0, period: night } }
opening_text: It rains.
`;

test("discoverables of a pack's location are true and undiscovered from the beginning, and the more specific pack describes the location", async () => {
  const loaded = await loadScenario("night.yaml", scenario, { ...repositories, packs: openPackRepository(root) });
  expect(loaded.entities[0]).toMatchObject({
    id: "port:pier",
    name: "The Broken Pier",
    attrs: { description: "Splinters." },
    pack_entity_id: "port:pier",
  });
  expect(loaded.scenario.facts).toMatchObject([
    {
      id: "port:pier:the_third_plank",
      subject_id: "port:pier",
      visibility: "world",
      object: { text: "A key in oilcloth.", feature: "the third plank" },
    },
    { id: "port:pier:place", visibility: "world", object: { text: "Something knocks below." } },
  ]);
});
