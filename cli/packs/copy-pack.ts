import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";

/** Whether an argument is the path of a folder rather than the id of a pack. */
export const isPath = (given: string): boolean => /[\\/.]/.test(given);

/**
 * The id of a pack that is given by its id or its folder. A folder is validated and copied to the packs of the data folder, where it
 * replaces an earlier copy in one step. `dryRun` copies nothing.
 */
export const copyPack = async (given: string, { url, dryRun }: { url: string | undefined; dryRun: boolean }): Promise<string> => {
  if (!isPath(given)) return given;
  if (url !== undefined)
    throw new CommandError(
      "path_elsewhere",
      `"${given}" is a folder on this machine, and --url names a server. Copy the folder to the packs of that server and give its id.`,
      2,
    );
  const folder = resolve(given);
  const { manifest } = await readPack(folder);
  const packs = join(readEnvironment().dataDir, "packs");
  const place = join(packs, manifest.id);
  if (folder === place || dryRun) return manifest.id;
  await mkdir(packs, { recursive: true });
  const fresh = join(packs, `.${manifest.id}.${process.pid}`);
  await cp(folder, fresh, { recursive: true, dereference: true });
  await rm(place, { recursive: true, force: true });
  await rename(fresh, place);
  return manifest.id;
};
