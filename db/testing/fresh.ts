import { cpSync, existsSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { openDatabase } from "../database.ts";
import type { DatabaseConnection } from "../tokens.ts";
import type { Fixture } from "./fixture.ts";
import { borrowDatabase } from "./pool.ts";
import { embeddedFolder } from "./template.ts";

/** The parameters of a test database. */
export interface FreshOptions {
  /** Folder of an embedded database of its own; `TEST_DATABASE_URL` is then ignored. Default: in memory. */
  readonly dataDir?: string | undefined;
  /** Rows that are there from the beginning. Default: none. */
  readonly fixture?: Fixture | undefined;
}

/** A test's database. */
export interface FreshDatabase {
  readonly database: DatabaseConnection;
  /** Its address on a server; `null` for an embedded one. */
  readonly url: string | null;
  /** Connects as a second process would. The embedded database has one process, of which this is the same connection. */
  connectAgain(): Promise<DatabaseConnection>;
}

/** A database that no one else uses until it is closed. Embedded ones in memory are used again, as opening one takes a second. */
export const freshDatabase = async ({ dataDir, fixture }: FreshOptions): Promise<FreshDatabase> => {
  const server = process.env.TEST_DATABASE_URL;
  if (dataDir !== undefined) return embedded(await openInFolder(dataDir, fixture));
  return server === undefined || server === "" ? embedded(await borrowDatabase(fixture)) : createOnServer(server, fixture);
};

const embedded = (database: DatabaseConnection): FreshDatabase => ({ database, url: null, connectAgain: async () => database });

const openInFolder = async (dataDir: string, fixture: Fixture | undefined): Promise<DatabaseConnection> => {
  if (!existsSync(dataDir)) cpSync(await embeddedFolder(fixture), dataDir, { recursive: true });
  return openDatabase({ dataDir });
};

const createOnServer = async (server: string, fixture: Fixture | undefined): Promise<FreshDatabase> => {
  const name = `freeform_test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  await fixture?.fill(database);
  const close = async (): Promise<void> => {
    await database.close();
    await administer(server, `drop database if exists "${name}" with (force)`);
  };
  return { database: { ...database, close }, url: url.href, connectAgain: () => openDatabase({ url: url.href, migrate: false }) };
};

const administer = async (server: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
