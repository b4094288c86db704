import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import engine from "freeform-rpg/package.json" with { type: "json" };

/**
 * The archive of an empty embedded database, as `npm run database:refresh` makes it. To begin with it takes half the memory and a tenth of the time
 * of making a database, which needs a second WebAssembly module.
 */
export const emptyDatabaseFile = join(import.meta.dirname, "dist", `empty-${engine.dependencies["@electric-sql/pglite"]}.zip`);

/** Unpacks an empty database into a folder that does not exist yet. False, and nothing happens, where there is no archive. */
export const unpackEmptyDatabase = (folder: string, archive: string = emptyDatabaseFile): boolean => {
  if (!existsSync(archive)) return false;
  for (const [path, content] of Object.entries(unzipSync(readFileSync(archive)))) {
    const target = join(folder, path);
    mkdirSync(path.endsWith("/") ? target : dirname(target), { recursive: true });
    if (!path.endsWith("/")) writeFileSync(target, content);
  }
  return true;
};
