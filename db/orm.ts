import type { PGlite } from "@electric-sql/pglite";
import { Migrator } from "@mikro-orm/migrations";
import { MikroORM } from "@mikro-orm/postgresql";
import type { IMigrator, PostgreSqlDriver, SqlEntityManager } from "@mikro-orm/postgresql";
import type { Pool, PoolClient } from "pg";
import * as entities from "./entities.ts";
import { explain } from "./errors.ts";
import { migrations } from "./migrations/index.ts";
import { nameStatements } from "./named-statements.ts";

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

/** Sees each new connection. */
export type Watch = (connection: unknown) => Promise<void>;

/** Opens a Postgres server. `prepared` sends statements under names, which not every pooler allows. */
export const openPostgres = async (url: string, watch: Watch, { prepared }: { readonly prepared: boolean }): Promise<OpenOrm> => ({
  orm: await MikroORM.init<PostgreSqlDriver, SqlEntityManager<PostgreSqlDriver>>({
    ...ormOptions,
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

/** What both engines take. */
export const ormOptions = {
  entities: Object.values(entities),
  extensions: [Migrator],
  // A list, not a folder: it is found from any working directory.
  migrations: { migrationsList: migrations, tableName: "migrations", snapshot: false, transactional: true, allOrNothing: true },
  metadataCache: { enabled: false },
  discovery: { warnWhenNoEntities: false },
  schemaGenerator: { createForeignKeyConstraints: false },
  logger: () => undefined,
};
