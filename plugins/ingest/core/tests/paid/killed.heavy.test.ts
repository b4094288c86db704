import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mockAnthropic } from "freeform-rpg/testing/models";
import { expect, test } from "vitest";
import { honest, promptOf } from "./reading-model.ts";
import { tideBook } from "./tide-book.ts";

/** Starts a process that reads the book in `folder`. */
const spawnReader = (folder: string, url: string) => {
  const args = [join(import.meta.dirname, "pay-and-die.ts"), join(folder, "data"), join(folder, "book.pdf"), join(folder, "out"), url];
  const child = execFile(process.execPath, args);
  const ended = new Promise<{ signal: string | null; told: string }>((resolve) => {
    let told = "";
    child.stdout?.on("data", (text: string) => void (told += text));
    child.on("close", (_code, signal) => resolve({ signal, told }));
  });
  return { ended, kill: () => child.kill("SIGKILL") };
};

test("a process that is killed between two paid calls has paid for the first for good", async () => {
  const folder = await mkdtemp(join(tmpdir(), "paid-"));
  await writeFile(join(folder, "book.pdf"), tideBook());
  let atConditions: (() => Promise<never>) | null = () => {
    first.kill();
    return new Promise(() => undefined);
  };
  const server = await mockAnthropic(async (asked, nth) => {
    if (promptOf(asked) === "ingest/systems_conditions") await atConditions?.();
    return honest(asked, nth);
  });
  const first = spawnReader(folder, server.url);
  // Rules are asked for one after another: when the fourth kind is asked for, the first three are paid.
  expect((await first.ended).signal).toBe("SIGKILL");
  const asked = server.requests.map(promptOf);
  const paid = ["ingest/structure", "ingest/classify", "ingest/systems_resolution", "ingest/systems_clocks", "ingest/systems_entity_stats"];
  expect(asked).toEqual(expect.arrayContaining(paid));
  atConditions = null;
  const { signal, told } = await spawnReader(folder, server.url).ended;
  expect(signal).toBeNull();
  const again = server.requests.slice(asked.length).map(promptOf);
  expect(again).toEqual(expect.arrayContaining(["ingest/systems_conditions"]));
  expect(again.filter((prompt) => paid.includes(prompt))).toEqual([]);
  const { calls, cost } = JSON.parse(told);
  expect([calls > again.length, cost > 0]).toEqual([true, true]);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
