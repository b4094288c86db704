import { vector } from "@electric-sql/pglite-pgvector";
import { PGlite } from "@electric-sql/pglite";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM as PgliteOrm } from "@mikro-orm/pglite";
import type { PgliteDriver } from "@mikro-orm/pglite";
import { MikroORM as PostgresOrm } from "@mikro-orm/postgresql";
import type { IMigrator, PostgreSqlDriver, SqlEntityManager } from "@mikro-orm/postgresql";
import type { Pool, PoolClient } from "pg";
import { unpackEmptyDatabase } from "./empty-database.ts";
import * as entities from "./entities.ts";
import { damagedFolder, explain } from "./errors.ts";
import { migrations } from "./migrations/index.ts";
import { nameEmbedded } from "./named-embedded.ts";
import { nameStatements } from "./named-statements.ts";
import { ensureDatabaseFolder } from "./new-folder.ts";

/** The parts of the ORM that the rest of this module uses, the same for both engines. */
export interface Orm {
  readonly em: SqlEntityManager;
  readonly migrator: IMigrator;
  close(): Promise<void>;
}

/** An open ORM. `native` is the embedded database, `null` on a server. */
export interface OpenOrm {
  readonly orm: Orm;
  readonly native: PGlite | null;
}

type Watch = (connection: unknown) => Promise<void>;

/** Opens a Postgres server. `prepared` sends statements under names, which not every pooler allows. */
export const openPostgres = async (url: string, watch: Watch, { prepared }: { readonly prepared: boolean }): Promise<OpenOrm> => ({
  orm: await PostgresOrm.init<PostgreSqlDriver, SqlEntityManager<PostgreSqlDriver>>({
    ...shared,
    clientUrl: url,
    driverOptions: {
      onPoolCreated: (pool: Pool) => {
        explainConnecting(pool);
        if (prepared) pool.on("connect", nameStatements);
      },
    },
    onCreateConnection: watch,
    pool: { min: 0, max: 10 },
  }),
  native: null,
});

/** Puts into words why there is no connection, as is done for statements. */
const explainConnecting = (pool: Pool): void => {
  const connect: () => Promise<PoolClient> = pool.connect.bind(pool);
  const explained = (...given: readonly unknown[]): unknown =>
    given.length > 0
      ? Reflect.apply(connect, pool, given)
      : connect().catch((thrown: unknown) => {
          throw explain(thrown);
        });
  Object.assign(pool, { connect: explained });
};

/** Opens an embedded database in a folder, or in memory. `template` is a dump to begin a new one from. */
export const openPglite = async (dataDir: string | null, watch: Watch, template?: Blob): Promise<OpenOrm & { readonly native: PGlite }> => {
  if (dataDir !== null)
    await ensureDatabaseFolder(dataDir, async (draft) => {
      if (template !== undefined || !unpackEmptyDatabase(draft)) await (await createPglite(draft, template)).close();
    });
  const native = dataDir === null ? await createPglite(null, template) : await openFolder(dataDir);
  nameEmbedded(native);
  const orm = await PgliteOrm.init<PgliteDriver, SqlEntityManager<PgliteDriver>>({
    ...shared,
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

const shared = {
  entities: Object.values(entities),
  extensions: [Migrator],
  // A list, not a folder: it is found from any working directory.
  migrations: { migrationsList: migrations, tableName: "migrations", snapshot: false, transactional: true, allOrNothing: true },
  metadataCache: { enabled: false },
  discovery: { warnWhenNoEntities: false },
  schemaGenerator: { createForeignKeyConstraints: false },
  logger: () => undefined,
};
