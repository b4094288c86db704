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

test("a DM has narrations wait that cannot be fixed, and reads metrics", async () => {
  expect(await narrations("unfixable", "hold")).toEqual({ code: 0, answer: { campaign, onUnfixableNarration: "HOLD" } });
  expect(await narrations("metrics")).toMatchObject({ code: 0, answer: { campaign, turnsJudged: 0, reviewed: 0 } });
});
