import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { canonicalJson } from "freeform-rpg/kernel";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { event, playCampaign, turnChanges } from "./fixture.ts";

const root = mkdtempSync(join(tmpdir(), "freeform-db-"));
const dataDir = join(root, "database");
const reopen = (): Promise<TestDatabase> => openTestDatabase({ dataDir });

beforeAll(async () => {
  const db = await reopen();
  await playCampaign(db, "kill", 1);
  await db.close();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs the appender until it dies or is killed; answers the numbers of the events that it said were kept. */
const append = (dieAt: number | null, killAfter?: number): Promise<{ told: number[]; errors: string; signal: string | null }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "appender.ts"), dataDir, ...(dieAt === null ? [] : [String(dieAt)])]);
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output === "" && killAfter !== undefined) void sleep(killAfter).then(() => child.kill("SIGKILL"));
      output += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
    child.on("close", (_code, signal) => resolve({ told: output.split("\n").filter(Boolean).map(Number), errors, signal }));
  });

/** Opens what a dead process left, and proves that it is whole. */
const inspect = async (atLeast: number): Promise<number> => {
  const db = await reopen();
  const head = await db.database.sql
    .selectFrom("campaigns")
    .select(["head_seq", "current_turn"])
    .where("id", "=", "kill")
    .executeTakeFirstOrThrow();
  const events = await db.database.sql.selectFrom("events").select("seq").where("campaign_id", "=", "kill").orderBy("seq").execute();
  expect(head.head_seq).toBeGreaterThanOrEqual(atLeast);
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: head.head_seq }, (_, at) => at + 1));
  expect(head.current_turn).toBe(head.head_seq - 1);
  expect(canonicalJson(await db.log.state("kill"))).toBe(canonicalJson(await db.log.fold("kill", { fromStart: true })));
  await db.close();
  return head.head_seq;
};

test.each([0, 1, 2, 4, 6])(
  "a process killed at statement %i of its appends loses nothing it told and leaves no half event",
  async (dieAt) => {
    const before = await inspect(0);
    const { told, signal, errors } = await append(dieAt);
    expect({ signal, errors }).toMatchObject({ signal: "SIGKILL", errors: "" });
    expect(await inspect(told.at(-1) ?? before)).toBe(before + Math.floor(dieAt / 3));
  },
);

test("a process killed in full flight loses nothing it told, and its repeated event is not kept twice", async () => {
  const { told, signal } = await append(null, 40);
  expect(signal).toBe("SIGKILL");
  const head = await inspect(told.at(-1) ?? 0);
  const db = await reopen();
  const again = await db.log.append(event("kill", head - 1), async () => turnChanges(head - 1));
  expect(again.seq).toBe(head);
  await db.log.append(event("kill", head), async () => turnChanges(head));
  await db.close();
  await inspect(head + 1);
});

test("a second process is told who holds the folder and what to do", async () => {
  const db = await reopen();
  const { errors } = await append(null);
  expect(errors).toContain("database_locked");
  for (const part of [dataDir, `process ${process.pid}`, "DATA_DIR", "DATABASE_URL"]) expect(errors).toContain(part);
  await expect(reopen()).rejects.toMatchObject({ code: "database_locked", message: expect.stringContaining("this very process") });
  await db.close();
  expect(existsSync(`${dataDir}.lock`)).toBe(false);
});

test.each([
  ["of a process that is gone", JSON.stringify({ pid: 2 ** 22 + 1, started: "1", token: "x" })],
  ["of an earlier process with this one's number", JSON.stringify({ pid: process.pid, started: "1", token: "x" })],
  ["that is unreadable", "{half"],
])("a lock %s is taken over", async (_name, text) => {
  writeFileSync(`${dataDir}.lock`, text);
  const db = await reopen();
  expect(JSON.parse(readFileSync(`${dataDir}.lock`, "utf8"))).toMatchObject({ pid: process.pid });
  await db.close();
});
