import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "./data-folder.ts";
import { runInside } from "./run-inside.ts";

const dataDir = mkdtempSync(join(tmpdir(), "cli-threads-"));
const here = { DATA_DIR: dataDir };
let campaign = "";

beforeAll(async () => {
  await fillDataFolder(dataDir);
  const { out } = await runInside(["new-game", "--scenario", "training_yard", "--yes", "--as", "dee", "--json"], here);
  campaign = JSON.parse(out).campaign;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const threads = (...args: string[]) => runInside(["threads", ...args, "--campaign", campaign, "--as", "dee"], here);

test("threads are listed and pass the check", async () => {
  expect((await threads()).out).toContain("RELATIONSHIP");
  expect(await threads("--check")).toMatchObject({ code: 0, out: "Nothing is wrong.\n" });
});

test("a thread that asks what an open one asks is found, with exit code 1", async () => {
  const add = "RELATIONSHIP Open relationship question: will Corin be a friend or a rival?";
  const { code, out } = await threads("--check", "--add", add, "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out).diagnostics[0]).toMatchObject({ code: "THREAD_DUPLICATE_LIKE_ADD", add: 0 });
  expect((await threads("--check", "--resolve", "td-99")).out).toContain("UNKNOWN_STATE_ID");
});

test("a thread without a type is wrong usage", async () => {
  expect((await threads("--check", "--add", "Find the boat")).code).toBe(2);
});
