import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { canonicalJson } from "freeform-rpg/kernel";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { expect } from "vitest";
import { playCampaign } from "./fixture.ts";

/** The result of an appender. */
interface Appended {
  /** The numbers of the events that it reported as appended. */
  readonly reported: readonly number[];
  readonly errors: string;
  readonly signal: string | null;
}

/** A database in a folder with the campaign `kill`, which processes that die append to. */
export const openKillFolder = async () => {
  const root = mkdtempSync(join(tmpdir(), "freeform-db-"));
  const dataDir = join(root, "database");
  const reopen = (): Promise<TestDatabase> => openTestDatabase({ dataDir });
  const db = await reopen();
  await playCampaign(db, "kill", 1);
  await db.close();
  return {
    dataDir,
    reopen,
    append: (end: AppenderEnd) => append(dataDir, end),
    inspect: (atLeast: number) => inspect(reopen, atLeast),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

/** How an appender ends: by its own hand at a statement, or killed once it has reported so many events. By itself it never ends. */
export type AppenderEnd = { readonly dieAt: number } | { readonly killAfter: number };

const append = (dataDir: string, end: AppenderEnd): Promise<Appended> =>
  new Promise((resolve) => {
    const dieAt = "dieAt" in end ? [String(end.dieAt)] : [];
    const child = spawn(process.execPath, [join(import.meta.dirname, "appender.ts"), dataDir, ...dieAt]);
    let output = "";
    let errors = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if ("killAfter" in end && reportedIn(output).length >= end.killAfter) child.kill("SIGKILL");
    });
    child.stderr.on("data", (chunk: Buffer) => void (errors += chunk.toString()));
    child.on("close", (_code, signal) => resolve({ reported: reportedIn(output), errors, signal }));
  });

const reportedIn = (output: string): number[] => output.split("\n").filter(Boolean).map(Number);

/** Opens what a dead process left, proves that it is whole, and answers its number of events. */
const inspect = async (reopen: () => Promise<TestDatabase>, atLeast: number): Promise<number> => {
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

/** Lets a process die at a statement of its appends. `added`: events that its folder holds more than before, all that it reported among them. */
export const killAt = async (folder: Awaited<ReturnType<typeof openKillFolder>>, dieAt: number) => {
  const before = await folder.inspect(0);
  const { reported, signal, errors } = await folder.append({ dieAt });
  return { signal, errors, added: (await folder.inspect(reported.at(-1) ?? before)) - before };
};
