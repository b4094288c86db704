import { openDatabase } from "./database.ts";
import { createEventLog } from "./log/event-log.ts";
import { createRunStore } from "./runs/run-store.ts";
import { createWorldReader } from "./worlds/world-reader.ts";
import { freshDatabase } from "./testing/fresh.ts";
import type { FreshOptions } from "./testing/fresh.ts";
import type { DatabaseConnection, EventLog, RunStore, WorldReader } from "./tokens.ts";

export type { Fixture } from "./testing/fixture.ts";

const failLoudly = (message: string, cause: unknown): never => {
  throw new Error(message, { cause });
};

/** A migrated, empty database with its stores. */
export interface TestDatabase {
  readonly database: DatabaseConnection;
  readonly log: EventLog;
  readonly worlds: WorldReader;
  readonly runs: RunStore;
  /** Its address, for a process of its own; `null` for an embedded one, which has one process. */
  readonly url: string | null;
  /** The same database as a second process has it: another connection to a server; of an embedded one, the same. */
  beside(): Promise<TestDatabase>;
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Opens a migrated, empty database that no other test uses until it is closed: embedded and in memory, or on the server named by
 * `TEST_DATABASE_URL`. `dataDir` puts an embedded one into a folder; `fixture` gives it rows that are there from the beginning.
 */
export const openTestDatabase = async (options: FreshOptions = {}): Promise<TestDatabase> => {
  const { database, url, connectAgain } = await freshDatabase(options);
  const beside = async (): Promise<TestDatabase> => {
    const again = await connectAgain();
    return storesOf(again, { url, beside, close: async () => (again === database ? undefined : again.close()) });
  };
  return storesOf(database, { url, beside, close: () => database.close() });
};

/** Connects to the database that another process made with {@link openTestDatabase} on a server. */
export const connectTestDatabase = async (url: string): Promise<TestDatabase> => {
  const database = await openDatabase({ url, migrate: false });
  return storesOf(database, { url, beside: () => connectTestDatabase(url), close: () => database.close() });
};

type Ways = Pick<TestDatabase, "url" | "beside" | "close">;

const storesOf = (database: DatabaseConnection, { url, beside, close }: Ways): TestDatabase => ({
  database,
  url,
  log: createEventLog(database, failLoudly),
  worlds: createWorldReader(database),
  runs: createRunStore(database),
  beside,
  close,
  [Symbol.asyncDispose]: close,
});
export { addChanges } from "./testing/add-changes.ts";
export { contract, expand } from "./migrations/change.ts";
