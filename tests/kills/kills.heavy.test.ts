import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { expect, test } from "vitest";
import { campaigns, createCampaigns, findFaults } from "./turns.ts";

const kills = Number(process.env["KILLS"] ?? 1000);
/** Processes at a time. */
const beside = 2 * availableParallelism();

/** Starts a process that kills itself, and answers the turns that it was promised. */
const workAndDie = async (url: string, fatal: number): Promise<readonly string[]> => {
  const late = Math.random() < 0.5 ? 0 : 8;
  const child = spawn(process.execPath, [join(import.meta.dirname, "work-and-die.ts"), url, String(fatal), String(late)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [promised, said] = ["", ""];
  child.stdout.on("data", (text) => (promised += String(text)));
  child.stderr.on("data", (text) => (said += String(text)));
  const [, signal] = await once(child, "close");
  if (signal !== "SIGKILL") throw new Error(`A process ended by itself: ${said}`);
  return promised.split("\n").filter((line) => line.length === 36);
};

test.skipIf(process.env["TEST_DATABASE_URL"] === undefined)(
  `${kills} processes are killed at any statement of a turn's cycle, and nothing is lost or played twice`,
  async () => {
    await using db = await openTestDatabase();
    const url = db.url ?? "";
    await createCampaigns(db);
    const accepted: string[] = [];
    let started = 0;
    const killAll = async (): Promise<void> => {
      while (started < kills) {
        started += 1;
        if (started % 100 === 0) console.log(`${started} of ${kills} processes; ${accepted.length} turns were promised`);
        accepted.push(...(await workAndDie(url, 1 + Math.floor(Math.random() * 120))));
      }
    };
    await Promise.all(Array.from({ length: beside }, killAll));
    // The turns that are left are played by processes that queue nothing and are killed after some seconds.
    const unfinished = async () => (await Promise.all(campaigns.map((id) => db.runs.unfinished(id)))).flat();
    for (let more = 0; more < 200 && (await unfinished()).length > 0; more += 1) await workAndDie(url, 0);
    expect(await findFaults(db, accepted)).toEqual([]);
    for (const id of campaigns) expect(await db.log.state(id)).toEqual(await db.log.fold(id, { fromStart: true }));
    expect(accepted.length).toBeGreaterThan(kills / 4);
  },
);
