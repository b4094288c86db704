import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../database.ts";

const root = mkdtempSync(join(tmpdir(), "damaged-"));
const whole = join(root, "whole");
beforeAll(async () => (await openDatabase({ dataDir: whole })).close());
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each<[string, (folder: string) => void]>([
  ["lost its control file", (folder) => rmSync(join(folder, "global", "pg_control"))],
  ["has half a control file", (folder) => truncateSync(join(folder, "global", "pg_control"), 50)],
  ["has nothing in its control file", (folder) => writeFileSync(join(folder, "global", "pg_control"), Buffer.alloc(8192))],
  ["lost its tables", (folder) => rmSync(join(folder, "base"), { recursive: true })],
  ["is of another version", (folder) => writeFileSync(join(folder, "PG_VERSION"), "9\n")],
])("a data folder that %s is named at the start, and left as it is", async (what, damage) => {
  const folder = join(root, what.replaceAll(" ", "-"));
  cpSync(whole, folder, { recursive: true });
  damage(folder);
  await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({
    code: "folder_damaged",
    message: expect.stringContaining(folder),
  });
  // The lock is given back: a copy from the backup is opened in its place.
  rmSync(folder, { recursive: true });
  cpSync(whole, folder, { recursive: true });
  await (await openDatabase({ dataDir: folder })).close();
});
