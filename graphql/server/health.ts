import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Database } from "freeform-rpg/db";
import { sql } from "kysely";
import { healthSources } from "../builder/api-parts.ts";
import type { ApiKernel } from "../builder/context.ts";

/** What `/health` is read from. */
export interface HealthParts {
  readonly kernel: ApiKernel;
  readonly version: string;
  /** The folder whose disk is measured. */
  readonly folder?: string | undefined;
}

/** Milliseconds for which what costs statements and disk is not read again: everybody may ask. */
const keptMs = 10_000;

/** Makes what describes the server: its database, its plugins, its disk, and what plugins add. What cannot be read is `null`. */
export const createHealth = ({ kernel, version, folder }: HealthParts) => {
  let kept: { readonly at: number; readonly parts: Promise<object> } | undefined;
  return async () => {
    const engine = await findEngine(kernel);
    const faulty = kernel.plugins.flatMap(({ name, fault }) => (fault ? [{ name, message: fault.message }] : []));
    const base = { ok: engine !== null, version, engine, plugins: kernel.plugins.length, faulty };
    if (engine === null) return base;
    if (kept === undefined || Date.now() - kept.at > keptMs) kept = { at: Date.now(), parts: readParts(kernel, folder) };
    return { ...base, ...(await kept.parts) };
  };
};

const readParts = async (kernel: ApiKernel, folder: string | undefined): Promise<object> => {
  const sources = kernel.read(healthSources).map(async ({ value }) => [value.name, await value.read(kernel).catch(() => null)] as const);
  const [disk, databaseBytes, parts] = await Promise.all([readDisk(folder), readSize(kernel).catch(() => null), Promise.all(sources)]);
  return { disk, databaseBytes, ...Object.fromEntries(parts) };
};

/** The disk of a folder, or of the folder in which it will be made. */
const readDisk = async (folder: string | undefined): Promise<object | null> => {
  if (folder === undefined) return null;
  const found = await statfs(folder).catch(() => null);
  if (found === null) return folder === dirname(folder) ? null : readDisk(dirname(folder));
  return { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
};

const readSize = async (kernel: ApiKernel): Promise<number | null> => {
  const { sql: db } = await kernel.use(Database);
  const { rows } = await sql<{ readonly bytes: number }>`select pg_database_size(current_database())::float as bytes`.execute(db);
  return rows[0]?.bytes ?? null;
};

/** The database's name if it answers. */
export const findEngine = async (kernel: ApiKernel): Promise<string | null> => {
  try {
    const database = await kernel.use(Database);
    await sql`select 1`.execute(database.sql);
    return database.engine;
  } catch {
    return null;
  }
};
