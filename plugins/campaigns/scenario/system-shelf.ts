import { readdir } from "node:fs/promises";
import { KernelError } from "freeform-rpg/kernel";
import { didYouMean } from "freeform-rpg/plugins/lore";
import type { SystemConfig } from "freeform-rpg/schemas";

/** The rule systems at hand. */
export interface SystemShelf {
  ids(): Promise<readonly string[]>;
  /** The system with everything it inherits. Throws a typed error when it is unknown or cannot be used. */
  load(id: string): Promise<SystemConfig>;
}

/** Reads one system file with its parents merged in; the resolver's `loadSystem`. */
export type SystemLoader = (id: string, folder: string) => SystemConfig | Promise<SystemConfig>;

/** Opens the folder that holds rule systems, one YAML file a system. */
export const openSystemShelf = (folder: string, load: SystemLoader): SystemShelf => {
  const ids = async () => {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => name.slice(0, -".yaml".length))
      .toSorted();
  };
  return {
    ids,
    async load(id) {
      const known = await ids();
      if (known.includes(id)) return load(id, folder);
      const there = known.length === 0 ? "There is none" : `There are: ${known.join(", ")}`;
      throw new KernelError("system_not_found", `There is no rule system "${id}" in ${folder}.${didYouMean(id, known)} ${there}.`);
    },
  };
};
