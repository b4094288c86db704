import { vector } from "@electric-sql/pglite-pgvector";
import { PGlite } from "@electric-sql/pglite";
import { MikroORM } from "@mikro-orm/pglite";
import type { PgliteDriver } from "@mikro-orm/pglite";
import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { unpackEmptyDatabase } from "./empty-database.ts";
import { damagedFolder } from "./errors.ts";
import { nameEmbedded } from "./named-embedded.ts";
import { ensureDatabaseFolder } from "./new-folder.ts";
import { ormOptions } from "./orm.ts";
import type { OpenOrm, Watch } from "./orm.ts";

/** Opens an embedded database in a folder, or in memory. `template` is a dump to begin a new one from. */
export const openPglite = async (dataDir: string | null, watch: Watch, template?: Blob): Promise<OpenOrm & { readonly native: PGlite }> => {
  if (dataDir !== null)
    await ensureDatabaseFolder(dataDir, async (draft) => {
      if (template !== undefined || !unpackEmptyDatabase(draft)) await (await createPglite(draft, template)).close();
    });
  const native = dataDir === null ? await createPglite(null, template) : await openFolder(dataDir);
  nameEmbedded(native);
  const orm = await MikroORM.init<PgliteDriver, SqlEntityManager<PgliteDriver>>({
    ...ormOptions,
    dbName: "postgres",
    driverOptions: { pglite: native },
    onCreateConnection: watch,
  });
  return { orm, native };
};

/** Opens a folder that holds a database. Throws `folder_damaged` when Postgres cannot start in it. */
const openFolder = async (dataDir: string): Promise<PGlite> => {
  try {
    return await createPglite(dataDir, undefined);
  } catch (thrown) {
    throw damagedFolder(dataDir, thrown);
  }
};

const createPglite = (dataDir: string | null, template: Blob | undefined): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir === null ? {} : { dataDir }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    extensions: { vector },
    parsers: rawTimes,
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${sharedBuffers}`],
  });

/**
 * The cache of an embedded database. WebAssembly touches all of it at the start, so that the default of 128 MB costs that much in each process;
 * what does not fit is read from the files, which the system caches as well.
 */
const sharedBuffers = "32MB";

// The ORM reads times itself on both engines, but sets these parsers only on instances that it creates.
const rawTimes = Object.fromEntries([1082, 1114, 1184, 1186].map((oid) => [oid, (text: string) => text]));
