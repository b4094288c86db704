import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { EngineError } from "freeform-rpg/errors";
import type { SharedFiles } from "./tokens.ts";

/**
 * Brings every folder in a folder up to date: those that other servers stored under `prefix`, such as `packs/`, and those that only this server has. Hidden ones are
 * left out.
 */
export const syncBelow = async (files: SharedFiles, prefix: string, folder: string): Promise<void> => {
  if (files.place === null) return;
  const shared = (await files.list(prefix)).map(({ name }) => name.slice(prefix.length));
  const here = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const own = here.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
  for (const name of new Set([...shared, ...own])) await files.sync({ name: `${prefix}${name}`, folder: join(folder, name) });
};

/** Stores a folder that was just written. Throws `files_changed` where another server stored one of this name at the same time. */
export const storeNew = async (files: SharedFiles, name: string, folder: string): Promise<void> => {
  if ((await files.sync({ name, folder })) !== "conflict") return;
  throw new EngineError(
    "files_changed",
    `Another server stored "${name}" at the same time. Look at it, and repeat the request if you still want to.`,
  );
};
