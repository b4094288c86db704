import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readPack } from "freeform-rpg/plugins/lore";
import { CommandError } from "../command-error.ts";
import { readEnvironment } from "../environment.ts";

/** True for what is a folder's path rather than a pack's id. */
export const isPath = (given: string): boolean => /[\\/.]/.test(given);

/**
 * The id of what was given. A folder is read and checked, then copied to the packs of the data folder, in place of what lay there under its
 * id; half a copy is never seen. `dryRun` reads and copies nothing.
 */
export const shelvePack = async (given: string, { url, dryRun }: { url: string | undefined; dryRun: boolean }): Promise<string> => {
  if (!isPath(given)) return given;
  if (url !== undefined)
    throw new CommandError(
      "path_elsewhere",
      `"${given}" lies on this machine, and --url names another. Put the folder among that server's packs and give its id.`,
      2,
    );
  const folder = resolve(given);
  const { manifest } = await readPack(folder);
  const shelf = join(readEnvironment().dataDir, "packs");
  const place = join(shelf, manifest.id);
  if (folder === place || dryRun) return manifest.id;
  await mkdir(shelf, { recursive: true });
  const fresh = join(shelf, `.${manifest.id}.${process.pid}`);
  await cp(folder, fresh, { recursive: true, dereference: true });
  await rm(place, { recursive: true, force: true });
  await rename(fresh, place);
  return manifest.id;
};
