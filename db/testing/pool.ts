import { openDatabase } from "../database.ts";
import type { DatabaseConnection } from "../tokens.ts";
import type { Fixture } from "./fixture.ts";
import { readState, resetRows } from "./reset.ts";
import type { DatabaseState } from "./reset.ts";
import { embeddedTemplate } from "./template.ts";

/** An embedded database in memory and its state before the first test. */
interface PooledDatabase {
  readonly database: DatabaseConnection;
  readonly initial: DatabaseState;
}

/** Databases that no test uses, by the key of their fixture. Test files of one worker share them. */
const idle = new Map<string, PooledDatabase[]>();
const maxIdle = 2;

/** Lends an embedded database in memory. A closed one is emptied and lent again, unless a test changed its schema or its fixture's rows. */
export const borrowDatabase = async (fixture: Fixture | undefined): Promise<DatabaseConnection> => {
  const key = fixture?.key ?? "";
  const pooled = idle.get(key)?.pop() ?? (await open(fixture));
  const takeBack = async (): Promise<void> => {
    const others = idle.get(key) ?? [];
    if (others.length < maxIdle && (await resetRows(pooled.database, pooled.initial))) idle.set(key, [...others, pooled]);
    else await pooled.database.close();
  };
  return lend(pooled.database, takeBack);
};

const open = async (fixture: Fixture | undefined): Promise<PooledDatabase> => {
  const database = await openDatabase({ template: await embeddedTemplate(fixture) });
  return { database, initial: await readState(database) };
};

/** The connection as one test has it: `close` ends its statement listeners and gives it back; after that it refuses work, as a closed one does. */
const lend = (database: DatabaseConnection, takeBack: () => Promise<void>): DatabaseConnection => {
  const stops: (() => void)[] = [];
  let closing: Promise<void> | undefined;
  const use = (): DatabaseConnection => {
    if (closing !== undefined) throw new Error("The test database is closed.");
    return database;
  };
  const close = async (): Promise<void> => {
    for (const stop of stops) stop();
    await takeBack();
  };
  return {
    engine: database.engine,
    serverId: database.serverId,
    em: () => use().em(),
    get sql() {
      return use().sql;
    },
    transaction: async (work) => use().transaction(work),
    onStatement: (listener) => {
      const stop = use().onStatement(listener);
      stops.push(stop);
      return stop;
    },
    notifications: {
      listen: (listener) => {
        const stop = use().notifications.listen(listener);
        stops.push(stop);
        return stop;
      },
      send: (notification) => use().notifications.send(notification),
    },
    reads: { read: (keys, work) => use().reads.read(keys, work), noteWrite: (keys) => use().reads.noteWrite(keys) },
    close: () => (closing ??= close()),
  };
};
