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
  /** Ids of all packs, sorted, whether or not they can be used. */
  ids(): Promise<readonly string[]>;
  /** Where each of them lies, in the same order. */
  folders(): Promise<readonly string[]>;
  /** Throws `pack_not_found`, or `pack_invalid` with all problems together. With `others`, references into them are checked. */
  read(id: string, others?: OtherPacks): Promise<Pack>;
  /** A pack's manifest; its other files are not read. Throws as `read` does. */
  manifest(id: string): Promise<PackManifest>;
}

/**
 * Opens the folders that hold content packs, one folder a pack. A folder that does not exist has no packs; a pack that is in two is
 * read from the first.
 */
export const openPackRepository = (given: string | readonly string[]): PackRepository => {
  const folders = typeof given === "string" ? [given] : given;
  const listAll = async () => {
    const found = new Map<string, string>();
    for (const folder of folders) for (const id of await packsIn(folder)) if (!found.has(id)) found.set(id, join(folder, id));
    return found;
  };
  const find = async (id: string): Promise<string> => {
    const known = await listAll();
    const there = known.get(id);
    if (there === undefined) throw new FileError("pack_not_found", unknownPack(id, [...known.keys()].toSorted(), folders), []);
    return there;
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
  const there = known.length === 0 ? "There is none" : `There are: ${known.join(", ")}`;
  return `There is no content pack "${id}" in ${folders.join(" or ")}.${didYouMean(id, known)} ${there}.`;
};
