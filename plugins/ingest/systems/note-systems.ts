import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { canonicalJson, stage } from "freeform-rpg/kernel";
import { Ingest, PackSettings, SystemsSettings } from "freeform-rpg/plugins/ingest/core";
import { Packs } from "freeform-rpg/plugins/memory/lore";
import { Systems } from "freeform-rpg/plugins/rules/systems";
import { knownSystems, packFolderOf } from "./known-systems.ts";
import { SystemsAtHand } from "./tokens.ts";

/** Records the installed systems, merged. It has no folder, so they are read in every run and edited files take effect. */
export const noteSystemsStage = stage({
  pipeline: Ingest,
  name: "note_systems",
  needs: { settings: SystemsSettings, pack: PackSettings },
  uses: { systems: Systems, packs: Packs },
  makes: SystemsAtHand,
  when: ({ settings }) => !settings.skip,
  run: async ({ pack: { manifest }, systems, packs }) => {
    const known = await knownSystems(systems, manifest.id);
    const folder = await packFolderOf(packs, manifest.id);
    return {
      systems: Object.fromEntries(known.map((system) => [system.id, digest(canonicalJson(system))])),
      pack: folder === null ? null : digest((await Promise.all(ownFiles.map((name) => readOwn(join(folder, name))))).join("\n---\n")),
    };
  },
});

/** A pack's settings for reading its book. */
const ownFiles = ["pack.yaml", "extraction.yaml"];

const readOwn = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((thrown: unknown) => {
    if (thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT") return "";
    throw thrown;
  });

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
