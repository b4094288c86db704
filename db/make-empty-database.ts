// Makes the archive of an empty embedded database where it is missing: `npm run database:refresh`.
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { zipSync } from "fflate";
import { emptyDatabaseFile } from "./empty-database.ts";

/** The files of a folder, and its folders, whose names end in a slash: Postgres needs the empty ones too. */
const readFolder = (folder: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    globSync("**", { cwd: folder }).flatMap((path): [string, Uint8Array][] => {
      if (path === ".") return [];
      const name = path.replaceAll("\\", "/");
      return [statSync(join(folder, path)).isDirectory() ? [`${name}/`, new Uint8Array()] : [name, readFileSync(join(folder, path))]];
    }),
  );

if (!existsSync(emptyDatabaseFile)) {
  console.error("Preparing an empty embedded database, once for each version of it ...");
  const scratch = mkdtempSync(join(tmpdir(), "empty-database-"));
  try {
    const folder = join(scratch, "database");
    await (await PGlite.create({ dataDir: folder })).close();
    mkdirSync(dirname(emptyDatabaseFile), { recursive: true });
    // Moved into place whole: a process that is killed meanwhile leaves none.
    const draft = `${emptyDatabaseFile}.${process.pid}`;
    writeFileSync(draft, zipSync(readFolder(folder), { level: 9 }));
    renameSync(draft, emptyDatabaseFile);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
