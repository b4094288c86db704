import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "./data-folder.ts";
import { runInside } from "./run-inside.ts";

const dataDir = mkdtempSync(join(tmpdir(), "cli-narrations-"));
const here = { DATA_DIR: dataDir };
let campaign = "";

beforeAll(async () => {
  await fillDataFolder(dataDir);
  const { out } = await runInside(["new-game", "--scenario", "training_yard", "--yes", "--as", "dee", "--json"], here);
  campaign = JSON.parse(out).campaign;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const narrations = async (...args: string[]) => {
  const { code, out } = await runInside(["narrations", ...args, "--campaign", campaign, "--as", "dee", "--json"], here);
  return { code, answer: out === "" ? null : JSON.parse(out) };
};

test("a DM holds narrations, and finds none waiting yet", async () => {
  expect(await narrations("unfixable", "hold")).toEqual({ code: 0, answer: { campaign, onUnfixableNarration: "HOLD" } });
  expect(await narrations("list")).toEqual({ code: 0, answer: { campaign, onUnfixableNarration: "HOLD", heldNarrations: [] } });
});

test.each([
  [["release", "1", "--fallback"], 1, "narration_not_found"],
  [["release", "1"], 2, "form_needed"],
])("%s is refused with %i and %s", async (args, code, reason) => {
  expect(await narrations(...args)).toMatchObject({ code, answer: { error: { code: reason } } });
});
