import { afterAll, beforeAll, expect, test } from "vitest";
import { event, turnChanges } from "./fixture.ts";
import { killAt, openKillFolder } from "./kill-folder.ts";

let folder: Awaited<ReturnType<typeof openKillFolder>>;
beforeAll(async () => void (folder = await openKillFolder()));
afterAll(() => folder.remove());

test.each([0, 1, 2, 3, 4, 5, 6, 7])("a process killed at statement %i of its appends loses no event that it reported", async (dieAt) => {
  expect(await killAt(folder, dieAt)).toEqual({ signal: "SIGKILL", errors: "", added: Math.floor(dieAt / 2) });
});

test("a process killed at any time loses no event that it reported, and its repeated event is appended once", async () => {
  const { reported, signal } = await folder.append({ killAfter: 2 });
  expect(signal).toBe("SIGKILL");
  const head = await folder.inspect(reported.at(-1) ?? 0);
  const db = await folder.reopen();
  const again = await db.log.append(event("kill", head - 1), async () => turnChanges(head - 1));
  expect(again.seq).toBe(head);
  await db.log.append(event("kill", head), async () => turnChanges(head));
  await db.close();
  await folder.inspect(head + 1);
});
