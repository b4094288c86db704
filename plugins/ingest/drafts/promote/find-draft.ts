import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { exists } from "../exists.ts";

/** Where an ingest puts the pack that it makes. */
const assembled = "06_assemble";

/** The draft itself, or the one within the folder of the ingest that made it. A folder that is neither stays what it is: reading it says why not. */
export const findDraft = async (folder: string): Promise<string> => {
  if (await exists(join(folder, "pack.yaml"))) return folder;
  for (const parent of [join(folder, assembled), folder]) {
    const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
    for (const entry of entries)
      if (entry.isDirectory() && (await exists(join(parent, entry.name, "pack.yaml")))) return join(parent, entry.name);
  }
  return folder;
};
