import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openKillFolder } from "./kill-folder.ts";

let folder: Awaited<ReturnType<typeof openKillFolder>>;
beforeAll(async () => void (folder = await openKillFolder()));
afterAll(() => folder.remove());

test("the error of a second process names the holder of the folder and what to do", async () => {
  const db = await folder.reopen();
  const { errors } = await folder.append({ killAfter: 1 });
  expect(errors).toContain("database_locked");
  for (const part of [folder.dataDir, `process ${process.pid}`, "DATA_DIR", "DATABASE_URL"]) expect(errors).toContain(part);
  await expect(folder.reopen()).rejects.toMatchObject({ code: "database_locked", message: expect.stringContaining("this very process") });
  await db.close();
  expect(existsSync(`${folder.dataDir}.lock`)).toBe(false);
});

test.each([
  ["of a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, started: "1", token: "x" })],
  ["of an earlier process with this one's number", JSON.stringify({ pid: process.pid, started: "1", token: "x" })],
  ["that is unreadable", "{half"],
])("a lock %s is taken over", async (_name, text) => {
  writeFileSync(`${folder.dataDir}.lock`, text);
  const db = await folder.reopen();
  expect(JSON.parse(readFileSync(`${folder.dataDir}.lock`, "utf8"))).toMatchObject({ pid: process.pid });
  await db.close();
});
