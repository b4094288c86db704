import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { openDatabase } from "../database.ts";
import { embeddedTemplate } from "./template.ts";
import type { DatabaseConnection } from "../tokens.ts";

/** Where a test's database goes. */
export interface FreshOptions {
  /** Folder of an embedded database; then `TEST_DATABASE_URL` is not asked. Default: in memory. */
  readonly dataDir?: string | undefined;
}

/** A new migrated database, and what removes it after it is closed. */
export const freshConnection = async ({ dataDir }: FreshOptions): Promise<{ database: DatabaseConnection; drop: () => Promise<void> }> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server !== undefined && server !== "" && dataDir === undefined) return onServer(server);
  return { database: await openDatabase({ dataDir, template: await embeddedTemplate() }), drop: async () => undefined };
};

const onServer = async (server: string): Promise<{ database: DatabaseConnection; drop: () => Promise<void> }> => {
  const name = `freeform_test_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    database: await openDatabase({ url: url.href }),
    drop: () => administer(server, `drop database if exists "${name}" with (force)`),
  };
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
