import { afterAll, beforeAll, expect, test } from "vitest";
import { killAt, openKillFolder } from "./kill-folder.ts";

let folder: Awaited<ReturnType<typeof openKillFolder>>;
beforeAll(async () => void (folder = await openKillFolder()));
afterAll(() => folder.remove());

test.each([0, 1, 2, 3, 4, 5, 6, 7])("a process killed at statement %i of its appends loses no event that it reported", async (dieAt) => {
  expect(await killAt(folder, dieAt)).toEqual({ signal: "SIGKILL", errors: "", added: Math.floor(dieAt / 3) });
});
