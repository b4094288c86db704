import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openPackShelf } from "freeform-rpg/plugins/lore";
import { openSystemShelf } from "freeform-rpg/plugins/campaigns";
import { SystemConfig } from "freeform-rpg/schemas";

const files: Record<string, string> = {
  "packs/harbour/pack.yaml": `id: harbour\nname: The Harbour\nversion: "1.0.0"\n`,
  "packs/harbour/foreman.md": `---\nid: foreman\ntype: npc\nname: Oda Brandt\ntags: [docks]\nattrs: { description: A whistle on two legs. }\n---\n# Oda Brandt\n\nShe whistles.\n`,
  "systems/bands.yaml": "",
  "systems/_base.yaml": "",
};

const root = mkdtempSync(join(tmpdir(), "shelves-"));
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** One pack, `harbour`, and two systems, `bands` and `_base`. */
export const shelves = {
  packs: openPackShelf(join(root, "packs")),
  systems: openSystemShelf(join(root, "systems"), (id) =>
    SystemConfig.parse({
      id,
      name: id,
      resolution: { method: "sum_bands" },
      stat_schema: { stats: [{ id: "nerve", name: "Nerve", min: -1, max: 3 }], points: 4 },
    }),
  ),
};
