import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openPackRepository } from "freeform-rpg/plugins/memory/lore/lib";
import { openSystemRepository } from "freeform-rpg/plugins/rules/systems/lib";
import { yard } from "./yard.ts";

const bands = `id: bands
name: Bands
resolution: { method: sum_bands }
stat_schema:
  attributes: { main: { nerve: { min: -1, max: 3 }, wits: { default: 1 } } }
  points: 4
`;

const files: Record<string, string> = {
  "packs/harbour/pack.yaml": `id: harbour\nname: The Harbour\nversion: "1.0.0"\n`,
  "packs/harbour/foreman.md": `---\nid: foreman\ntype: npc\nname: Oda Brandt\ntags: [docks]\nattrs: { description: A whistle on two legs. }\n---\n# Oda Brandt\n\nShe whistles.\n`,
  "systems/bands.yaml": bands,
  "systems/sum_bands.yaml": "id: sum_bands\nname: Two dice\nresolution: { method: sum_bands }\n",
  "scenarios/yard.yaml": yard,
  "scenarios/broken.yaml": "id: broken\n",
};

/** A temporary folder with scenarios `yard` and `broken`, the pack `harbour`, and the systems `bands` and `sum_bands`. */
export const root = mkdtempSync(join(tmpdir(), "campaigns-"));
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Its packs and systems. */
export const repositories = {
  packs: openPackRepository(join(root, "packs")),
  systems: openSystemRepository(join(root, "systems")),
};
