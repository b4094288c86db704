import { basename } from "node:path";
import type { PackRepository } from "freeform-rpg/plugins/memory/lore";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import { SystemError } from "freeform-rpg/plugins/rules/systems/lib";
import type { SystemConfig } from "freeform-rpg/schemas";

/** Every system that can be used, but the one that the book itself becomes. A broken file elsewhere must not keep a book from being read. */
export const knownSystems = async (systems: Pick<SystemRepository, "ids" | "load">, own: string): Promise<SystemConfig[]> => {
  const ids = (await systems.ids()).filter((id) => id !== own);
  const loaded = await Promise.all(
    ids.map((id) =>
      systems.load(id).catch((thrown: unknown) => {
        if (thrown instanceof SystemError) return null;
        throw thrown;
      }),
    ),
  );
  return loaded.filter((system) => system !== null);
};

/** Where the pack that a book becomes lies already; `null` where it is new. */
export const packFolderOf = async (packs: Pick<PackRepository, "folders">, id: string): Promise<string | null> =>
  (await packs.folders()).find((folder) => basename(folder) === id) ?? null;
