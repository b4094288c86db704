import { basename } from "node:path";
import type { PackRepository } from "freeform-rpg/plugins/memory/lore";
import type { SystemRepository } from "freeform-rpg/plugins/rules/systems";
import { SystemError } from "freeform-rpg/plugins/rules/systems/lib";
import type { SystemConfig } from "freeform-rpg/schemas";

/** Every usable system except the one that the book itself becomes. A broken system file must not prevent reading a book. */
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

/** The existing folder of the pack that the book becomes; `null` for a new pack. */
export const packFolderOf = async (packs: Pick<PackRepository, "folders">, id: string): Promise<string | null> =>
  (await packs.folders()).find((folder) => basename(folder) === id) ?? null;
