import { Database } from "freeform-rpg/db";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTable } from "./open-table.ts";
import type { Table } from "./open-table.ts";

let table: Table;
let key = "";
beforeAll(async () => {
  table = await openTable();
  const jobs = await table.kernel.use(Jobs);
  const job = await jobs.start({ kind: "maintenance", userId: "olga", idempotencyKey: "by-hand", request: {} });
  await jobs.wait(job.id);
  key = job.id;
});
afterAll(() => table.close());

const run = (...args: string[]) => table.command("jobs", ...args, "--as", "dee");

/** Makes the job one that failed for good. */
const letFail = async () => {
  const { sql } = await table.kernel.use(Database);
  const failure = JSON.stringify({ code: "disk_full", message: "The disk is full.", plugin: null, point: null });
  await sql.updateTable("runs").set({ status: "failed", failed_tries: 3, failure }).where("id", "=", key).execute();
};

test("jobs are listed by status and kind, and shown with their results", async () => {
  expect((await run("list")).out).toMatch(new RegExp(`${key} +maintenance +finished +olga`));
  expect((await run("list", "--status", "failed")).out).toContain("There are no such jobs.");
  expect((await run("list", "--kind", "ingest")).out).toContain("There are no such jobs.");
  expect((await run("show", key)).out).toMatch(/maintenance .*: finished\n[\s\S]*prune finished[\s\S]*"kind": "campaignEvents"/);
});

test("a dead letter is listed with its failure and run again", async () => {
  await letFail();
  expect((await run("list", "--status", "failed")).out).toMatch(
    new RegExp(`${key} +maintenance +failed after 3 failed tries +olga .*The disk is full\\.`),
  );
  expect((await run("show", key)).out).toContain("disk_full: The disk is full.");
  expect((await run("retry", key)).out).toContain(`maintenance ${key}: queued`);
  await (await table.kernel.use(Jobs)).wait(key);
  expect((await run("list", "--status", "finished")).out).toContain(key);
});

test("kinds and schedules are shown with their limits and times", async () => {
  const { out } = await run("kinds");
  expect(out).toMatch(/^maintenance +3 tries, 1 min to 10 min between two +6 h each +1 at once on all/m);
  expect(out).toMatch(/^prepare-moves +one try +10 min each +kept 14 days/m);
  expect(out).toMatch(/^maintenance +30 3 \* \* \* \(UTC\) +next \d{4}-/m);
});

test.each([
  [["list", "--status", "lost"], 2, 'Unknown status "lost". Use queued, running, finished, failed, cancelled.'],
  [["list", "--last", "many"], 2, '"many" is no number of jobs. Use a whole number from 1 to 100.'],
  [["show", "nothing"], 1, 'There is no job "nothing".'],
  [["retry", "nothing"], 1, 'There is no job "nothing"'],
])("jobs %j is refused with what is wrong", async (args, code, text) => {
  const refused = await run(...args);
  expect([refused.code, refused.out + refused.err]).toEqual([code, expect.stringContaining(text)]);
});

test("a finished job is not run again", async () => {
  const refused = await run("retry", key);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringContaining("is finished. Only a job that failed or was cancelled can be run again"),
  ]);
});
