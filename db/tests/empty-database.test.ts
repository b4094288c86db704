import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { unpackEmptyDatabase } from "../empty-database.ts";

const scratch = mkdtempSync(join(tmpdir(), "empty-database-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test("an archive is unpacked with its empty folders", () => {
  const archive = join(scratch, "empty.zip");
  writeFileSync(archive, zipSync({ PG_VERSION: strToU8("18\n"), "pg_notify/": new Uint8Array(), "base/1/112": strToU8("x") }));
  const folder = join(scratch, "database");
  expect(unpackEmptyDatabase(folder, archive)).toBe(true);
  expect(readFileSync(join(folder, "PG_VERSION"), "utf8")).toBe("18\n");
  expect(readFileSync(join(folder, "base/1/112"), "utf8")).toBe("x");
  expect(existsSync(join(folder, "pg_notify"))).toBe(true);
});

test("without an archive nothing is made", () => {
  const folder = join(scratch, "none");
  expect(unpackEmptyDatabase(folder, join(scratch, "missing.zip"))).toBe(false);
  expect(existsSync(folder)).toBe(false);
});
