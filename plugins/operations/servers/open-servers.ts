import { hostname } from "node:os";
import type { DatabaseConnection } from "freeform-rpg/db";
import { sql } from "kysely";
import { readServers } from "./read-servers.ts";
import type { Servers } from "./tokens.ts";

/** The parameters of the list of servers. */
export interface ServersOptions {
  readonly database: DatabaseConnection;
  /** Seconds between two signs of a server. */
  readonly signSeconds: number;
  readonly report: (message: string, error: unknown) => void;
}

interface Entry {
  readonly version: string;
  readonly draining: boolean;
}

/** Signs that a server may leave out before it counts as lost. */
const lateSigns = 3;

/** Creates the list of servers. */
export const openServers = ({ database, signSeconds, report }: ServersOptions): Servers => {
  let entry: Entry | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isSilent = false;
  let signing = Promise.resolve();
  const write = async (): Promise<void> => {
    if (entry === null) return;
    try {
      await writeEntry(database, entry);
      isSilent = false;
    } catch (error) {
      if (!isSilent) report("This server could not say that it works; it tries again.", error);
      isSilent = true;
    }
  };
  // One after another: a sign that is under way must not come after the end.
  const sign = (): Promise<void> => (signing = signing.then(write));
  return {
    async enter(version) {
      entry = { version, draining: false };
      await removeOld(database);
      await sign();
      timer ??= setInterval(() => void sign(), signSeconds * 1000).unref();
    },
    async drain() {
      if (entry !== null) entry = { ...entry, draining: true };
      await sign();
    },
    async leave() {
      clearInterval(timer);
      if (entry === null) return;
      entry = null;
      await signing;
      await database.sql
        .deleteFrom("servers")
        .where("id", "=", database.serverId)
        .execute()
        .catch((error: unknown) => report("This server could not leave the list of servers; it counts as lost there for a day.", error));
    },
    list: () => readServers(database, signSeconds * lateSigns),
  };
};

/** Writes whole rows: another may have removed this one as old, or a crash of the database the whole table. */
const writeEntry = async ({ sql: db, serverId: id }: DatabaseConnection, { version, draining }: Entry): Promise<void> => {
  const name = `${hostname()}, ${process.pid}`;
  await db
    .insertInto("servers")
    .values({ id, name, version, draining })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ draining, seen_at: sql<string>`now()` }))
    .execute();
};

const removeOld = async ({ sql: db }: DatabaseConnection): Promise<void> => {
  await db
    .deleteFrom("servers")
    .where("seen_at", "<", sql<string>`now() - interval '1 day'`)
    .execute();
};
