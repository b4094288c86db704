import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { explain } from "./errors.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { notificationChannel } from "./migrations/campaign-events.ts";
import { listenEmbedded } from "./notifications/listen-embedded.ts";
import { listenOnServer } from "./notifications/listen-on-server.ts";
import { openNotifications } from "./notifications/open-notifications.ts";
import { openPostgres } from "./orm.ts";
import type { OpenOrm } from "./orm.ts";
import { openReplica } from "./replica/open-replica.ts";
import { readPrimary } from "./replica/replica-reads.ts";
import { watchStatements } from "./statements.ts";
import type { StatementWatch } from "./statements.ts";
import type { Tables } from "./tables.ts";
import type { DatabaseConnection } from "./tokens.ts";

/** The location of the database: `url` of a Postgres server, or a `dataDir` for the embedded one; neither means in memory. */
export interface DatabaseOptions {
  readonly url?: string | undefined;
  /** The URL on which to listen to other servers. Default: `url`. */
  readonly listenUrl?: string | undefined;
  /** The URL of a replica of `url`, from which the API reads. */
  readonly replicaUrl?: string | undefined;
  /** Whether Postgres plans a statement once for each connection. Default: unless `listenUrl` says that `url` is a pooler. */
  readonly prepared?: boolean | undefined;
  readonly dataDir?: string | undefined;
  /** Dump of a migrated embedded database to begin a new one from. */
  readonly template?: Blob | undefined;
  /** Whether to run migrations. Default true. */
  readonly migrate?: boolean | undefined;
  /** Tells the operator of trouble with notifications. Default: a warning of the process. */
  readonly report?: ((message: string) => void) | undefined;
  /** Tells the operator that the primary is read in place of the replica. Default: a warning of the process. */
  readonly onReplicaLost?: ((message: string) => void) | undefined;
}

/** Opens the database and brings its schema up to date. Throws `database_locked`, `database_unavailable`, `database_newer`, `folder_forbidden`, `disk_full`. */
export const openDatabase = async (given: DatabaseOptions = {}): Promise<DatabaseConnection> => {
  const options = { ...given, dataDir: given.dataDir === undefined ? undefined : resolve(given.dataDir) };
  const unlock = options.url === undefined && options.dataDir !== undefined ? lockFolder(options.dataDir) : () => undefined;
  const statements = watchStatements();
  try {
    const open = await openEngine(options, statements);
    const replica = options.replicaUrl === undefined ? null : await openPostgres(options.replicaUrl, statements.watch, { prepared: false });
    const connection = connect({ ...open, replica }, statements, unlock, options);
    if (options.migrate !== false) await migrate(open).catch((thrown) => abandon(connection, thrown));
    return connection;
  } catch (thrown) {
    unlock();
    throw explain(thrown);
  }
};

const openEngine = async (options: DatabaseOptions, { watch }: StatementWatch): Promise<OpenOrm> => {
  const { url, listenUrl = url, prepared = listenUrl === url, dataDir, template } = options;
  if (url !== undefined) return openPostgres(url, watch, { prepared });
  const { openPglite } = await import("./open-embedded.ts");
  return openPglite(dataDir ?? null, watch, template);
};

const abandon = async (connection: DatabaseConnection, thrown: unknown): Promise<never> => {
  await connection.close();
  throw thrown;
};

const connect = (
  open: OpenOrm & { readonly replica: OpenOrm | null },
  { listen }: StatementWatch,
  unlock: () => void,
  options: DatabaseOptions,
): DatabaseConnection => {
  const { orm, native, replica } = open;
  const db: Kysely<Tables> = orm.em.fork().getKysely<Tables>();
  const notifications = connectNotifications(open, db, options);
  const replicaSql = replica?.orm.em.fork().getKysely<Tables>();
  const reads =
    replicaSql === undefined
      ? readPrimary(db)
      : openReplica({ primary: db, replica: replicaSql, notifications, report: options.onReplicaLost ?? warn });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await notifications.close();
    await replica?.orm.close();
    await orm.close();
    if (native !== null && !native.closed) await native.close();
    unlock();
  };
  return {
    engine: native === null ? "postgres" : "pglite",
    serverId: randomBytes(8).toString("hex"),
    em: () => orm.em.fork(),
    sql: db,
    transaction: async (work) => {
      try {
        return await orm.em.fork().transactional((em) => work({ em, sql: em.getKysely<Tables>() }));
      } catch (thrown) {
        throw explain(thrown);
      }
    },
    onStatement: listen,
    notifications,
    reads,
    close: () => (closing ??= close()),
  };
};

const connectNotifications = ({ native }: OpenOrm, db: Kysely<Tables>, { url = "", listenUrl = url, report = warn }: DatabaseOptions) => {
  const send = (text: string) => sql`select pg_notify(${notificationChannel}, ${text})`.execute(db);
  const open = native === null ? listenOnServer({ url: listenUrl, send, report }) : listenEmbedded(native);
  return openNotifications({ sql: db, open, report });
};

const warn = (message: string): void => process.emitWarning(message);
