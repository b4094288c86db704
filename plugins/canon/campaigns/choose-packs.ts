import { EngineError } from "freeform-rpg/errors";
import { didYouMean } from "freeform-rpg/language";
import type { InstalledPack } from "freeform-rpg/plugins/memory/lore";

/** The packs of a campaign in their order, each once, after those on which it depends. Throws `pack_not_found` for one that is not installed. */
export const choosePacks = (installed: readonly InstalledPack[], ids: readonly string[]): readonly string[] => {
  const packs = new Map(installed.map((pack) => [pack.id, pack]));
  const chosen = new Set<string>();
  const visited = new Set<string>();
  const add = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    const pack = packs.get(id);
    if (!pack)
      throw new EngineError(
        "pack_not_found",
        `No pack "${id}" is installed.${didYouMean(id, [...packs.keys()])} List the installed packs with \`list-packs\`, and install one with \`install-pack\`.`,
      );
    for (const needed of pack.dependsOn) add(needed.id);
    chosen.add(id);
  };
  for (const id of ids) add(id);
  return [...chosen];
};
