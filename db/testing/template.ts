import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import house from "freeform-rpg/package.json" with { type: "json" };
import { migrationSql } from "../migrations/index.ts";
import { migrate } from "../migrate.ts";
import { openPglite } from "../orm.ts";

const folder = join(import.meta.dirname, "..", "..", ".cache", "database");

/** A dump of a migrated empty embedded database: made once for each version of engine and schema, then read from `.cache`. */
export const embeddedTemplate = async (): Promise<Blob> => {
  const shape = [house.dependencies["@electric-sql/pglite"], ...migrationSql].join(";");
  const file = join(folder, `${createHash("sha256").update(shape).digest("hex").slice(0, 16)}.tar`);
  return read(file) ?? (await make(file));
};

const read = (file: string): Blob | null => {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
};

const make = async (file: string): Promise<Blob> => {
  const open = await openPglite(null, async () => undefined);
  await migrate(open);
  const { orm, native } = open;
  const dump = await native.dumpDataDir("none");
  await orm.close();
  await native.close();
  mkdirSync(folder, { recursive: true });
  // Test files run side by side: each writes a file of its own and moves it into place whole.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
};
