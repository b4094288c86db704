import { createEventLog } from "./log/event-log.ts";
import { createRunStore } from "./runs/run-store.ts";
import { createWorldReader } from "./worlds/world-reader.ts";
import { freshConnection } from "./testing/fresh.ts";
import type { FreshOptions } from "./testing/fresh.ts";
import type { DatabaseConnection, EventLog, RunStore, WorldReader } from "./tokens.ts";

const failLoudly = (message: string, cause: unknown): never => {
  throw new Error(message, { cause });
};

/** A migrated, empty database with everything that stands on it. */
export interface TestDatabase {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly worlds: WorldReader;
  readonly runs: RunStore;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Opens a migrated, empty database of its own: embedded and in memory, or on the server named by `TEST_DATABASE_URL`
 * (each in a database of its own, dropped by `close`). `dataDir` puts an embedded one into a folder.
 */
export const openTestDatabase = async (options: FreshOptions = {}): Promise<TestDatabase> => {
  const { database, drop } = await freshConnection(options);
  const close = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return {
    database,
    log: createEventLog(database, failLoudly),
    worlds: createWorldReader(database),
    runs: createRunStore(database),
    close,
    [Symbol.asyncDispose]: close,
  };
};
