import { createHash } from "node:crypto";
import { globSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Database, Log, SpareDatabases } from "freeform-rpg/db";
import type { Fixture } from "freeform-rpg/db/testing";
import { provideValue } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { fakeService } from "freeform-rpg/testing";
import { InstalledPacks } from "freeform-rpg/plugins/memory/lore";
import { ModelKeys } from "freeform-rpg/plugins/models/core";
import embedLsa from "../../plugins/memory/embed-lsa/plugin.ts";
import lore from "../../plugins/memory/lore/plugin.ts";

const root = join(import.meta.dirname, "..", "..");

/** Everything that decides what an installed pack is: the packs, and the code that cuts, indexes and embeds them. */
const sources = [
  "content_packs/**/*.{md,yaml}",
  "{documents,language}/**/*.ts",
  "schemas/packs/*.ts",
  "plugins/memory/{lore,embed-lsa}/**/*.{ts,sql}",
];

const hashSources = (): string => {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted())
    if (!file.includes("/tests/")) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
};

/** The packs that ship with the engine, installed: without it the first campaign of each database takes five seconds to create. */
export const shippedPacks: Fixture = {
  key: `shipped packs ${hashSources()}`,
  fill: async (database) => {
    const kernel = await createKernel({
      plugins: [{ plugin: lore, options: { packs: join(root, "content_packs") } }, embedLsa],
      services: [
        provideValue(Database, database),
        provideValue(ModelKeys, { read: () => null }),
        fakeService(Log, {}),
        fakeService(SpareDatabases, {}),
      ],
    });
    const packs = await kernel.use(InstalledPacks);
    await packs.ensure(readdirSync(join(root, "content_packs")).toSorted());
    await kernel.close();
  },
};
