import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { FileId } from "freeform-rpg/schemas/campaign";
import { FileError } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import { readManifest, readPack } from "./read-pack.ts";
import type { Pack } from "./read-pack.ts";
import type { OtherPacks } from "./other-packs.ts";
import type { PackManifest } from "freeform-rpg/schemas";

/** The content packs that can be installed. */
export interface PackRepository {
  /** The ids of all packs, sorted, including invalid ones. */
  ids(): Promise<readonly string[]>;
  /** The folder of each pack, sorted. */
  folders(): Promise<readonly string[]>;
  /** Reads a pack. Throws `pack_not_found`, or `pack_invalid` with all problems together. With `others`, references to them are checked. */
  read(id: string, others?: OtherPacks): Promise<Pack>;
  /** Reads only a pack's manifest. Throws the same errors as `read`. */
  manifest(id: string): Promise<PackManifest>;
}

/**
 * Opens the folders that contain content packs, one folder for each pack. A folder that does not exist has no packs. A pack that is in
 * several folders is read from the first. `refresh` is called before the folders are looked at.
 */
export const openPackRepository = (
  location: string | readonly string[],
  refresh: () => Promise<void> = async () => undefined,
): PackRepository => {
  const folders = typeof location === "string" ? [location] : location;
  const listAll = async () => {
    await refresh();
    const found = new Map<string, string>();
    for (const folder of folders) for (const id of await packsIn(folder)) if (!found.has(id)) found.set(id, join(folder, id));
    return found;
  };
  const find = async (id: string): Promise<string> => {
    const known = await listAll();
    const folder = known.get(id);
    if (folder === undefined) throw new FileError("pack_not_found", unknownPack(id, [...known.keys()].toSorted(), folders), []);
    return folder;
  };
  return {
    ids: async () => [...(await listAll()).keys()].toSorted(),
    folders: async () => [...(await listAll()).values()].toSorted(),
    manifest: async (id) => readManifest(await find(id)),
    read: async (id, others) => readPack(await find(id), others),
  };
};

const packsIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory() && FileId.safeParse(entry.name).success).map(({ name }) => name);
};

const unknownPack = (id: string, known: readonly string[], folders: readonly string[]): string => {
  const available = known.length === 0 ? "None are available" : `Available packs: ${known.join(", ")}`;
  return `There is no content pack "${id}" in ${folders.join(" or ")}.${didYouMean(id, known)} ${available}.`;
};
