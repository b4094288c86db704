import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "../exists.ts";

/** The folder in which an ingest saves its pack. */
const assembled = "06_assemble";

/** The draft itself, or the one within the folder of the ingest that made it. Any other folder is returned unchanged; reading it fails with the reason. */
export const findDraft = async (folder: string): Promise<string> => {
  if (await exists(join(folder, "pack.yaml"))) return folder;
  for (const parent of [join(folder, assembled), folder]) {
    const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
      if (entry.isDirectory() && (await exists(join(parent, entry.name, "pack.yaml")))) return join(parent, entry.name);
  }
  return folder;
};
