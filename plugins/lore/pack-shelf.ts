import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { FileId } from "freeform-rpg/schemas";
import { didYouMean } from "./closest-word.ts";
import { FileError } from "./problems.ts";
import { readPack } from "./read-pack.ts";
import type { PackShelf } from "./tokens.ts";

/** Opens the folder that holds content packs, one folder a pack. A folder that does not exist is an empty shelf. */
export const openPackShelf = (folder: string): PackShelf => {
  const ids = async () => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const named = entries.filter((entry) => entry.isDirectory() && FileId.safeParse(entry.name).success).map(({ name }) => name);
    return named.toSorted();
  };
  return {
    ids,
    folders: async () => (await ids()).map((id) => join(folder, id)),
    async read(id) {
      const known = await ids();
      if (known.includes(id)) return readPack(join(folder, id));
      throw new FileError("pack_not_found", unknownPack(id, known, folder), []);
    },
  };
};

const unknownPack = (id: string, known: readonly string[], folder: string): string => {
  const there = known.length === 0 ? "There is none" : `There are: ${known.join(", ")}`;
  return `There is no content pack "${id}" in ${folder}.${didYouMean(id, known)} ${there}.`;
};
