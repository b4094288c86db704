import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import engine from "freeform-rpg/package.json" with { type: "json" };
import { openDatabase } from "../database.ts";
import { migrationSql } from "../migrations/index.ts";
import { openPglite } from "../open-embedded.ts";
import type { Fixture } from "./fixture.ts";

const folder = join(import.meta.dirname, "..", "..", ".cache", "database");

/** A dump of a migrated embedded database with the rows of `fixture`: made once for each version of engine, schema and fixture, then read from `.cache`. */
export const embeddedTemplate = async (fixture?: Fixture): Promise<Blob> => {
  const file = fileOf(fixture);
  return read(file) ?? (await make(file, fixture));
};

/** A folder of a migrated embedded database with the rows of `fixture`, to be copied and not to be opened. Made once, in `.cache`. */
export const embeddedFolder = async (fixture?: Fixture): Promise<string> => {
  const made = fileOf(fixture).replace(/\.tar$/, "");
  if (existsSync(made)) return made;
  const scratch = `${made}-${randomUUID()}`;
  await (await openDatabase({ dataDir: scratch, template: await embeddedTemplate(fixture) })).close();
  try {
    renameSync(scratch, made);
  } catch {
    // Another process has made it meanwhile.
    rmSync(scratch, { recursive: true, force: true });
  }
  return made;
};

const fileOf = (fixture: Fixture | undefined): string => {
  const shape = [engine.dependencies["@electric-sql/pglite"], ...migrationSql, fixture?.key ?? ""].join(";");
  return join(folder, `${createHash("sha256").update(shape).digest("hex").slice(0, 16)}.tar`);
};

const read = (file: string): Blob | null => {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
};

const make = async (file: string, fixture: Fixture | undefined): Promise<Blob> => {
  const scratch = mkdtempSync(join(tmpdir(), "database-template-"));
  try {
    const dataDir = join(scratch, "database");
    const database = await openDatabase({ dataDir, template: fixture && (await embeddedTemplate()) });
    await fixture?.fill(database);
    await database.close();
    return await dump(dataDir, file);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

const dump = async (dataDir: string, file: string): Promise<Blob> => {
  const { orm, native } = await openPglite(dataDir, async () => undefined);
  const blob = await native.dumpDataDir("none");
  await orm.close();
  await native.close();
  mkdirSync(folder, { recursive: true });
  // Test files run side by side: each writes a draft of its own and moves it into place whole.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await blob.arrayBuffer()));
  renameSync(draft, file);
  return blob;
};
