import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "./data-folder.ts";
import { runInside } from "./run-inside.ts";

const dataDir = mkdtempSync(join(tmpdir(), "cli-corrections-"));
const here = { DATA_DIR: dataDir };
let campaign = "";

beforeAll(async () => {
  await fillDataFolder(dataDir);
  const { out } = await runInside(["new-game", "--scenario", "training_yard", "--yes", "--as", "dee", "--json"], here);
  campaign = JSON.parse(out).campaign;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const corrections = async (...args: string[]) => {
  const { code, out, err } = await runInside(["corrections", ...args, "--campaign", campaign, "--as", "dee", "--json"], here);
  return { code, err, answer: out === "" ? null : JSON.parse(out) };
};

test("a name is corrected, explained and given back", async () => {
  const made = await corrections("propose", "rename", "corin_fenn", "Ilya Thorne", "--reason", "a slip");
  expect(made.answer).toMatchObject({
    key: "cr-1",
    status: "APPROVED",
    value: "Ilya Thorne",
    reason: "a slip",
    target: { name: "Ilya Thorne" },
  });
  const listed = await corrections("list", "--status", "approved");
  expect(listed.answer).toMatchObject({ counts: { approved: 1 }, corrections: [{ key: "cr-1" }] });
  const why = await corrections("explain", "CORIN  fenn");
  expect(why.answer).toMatchObject({ canonicalName: "Ilya Thorne", corrections: [{ key: "cr-1" }] });
  const withdrawn = await corrections("withdraw", "cr-1", "--note", "it was right");
  expect(withdrawn.answer).toMatchObject({ status: "WITHDRAWN", target: { name: "Corin Fenn" }, withdrawnNote: "it was right" });
});

test("a refusal says why and exits with 1, wrong usage with 2", async () => {
  const refused = await corrections("propose", "merge", "corin_fenn", "corin_fenn");
  expect(refused).toMatchObject({ code: 1, answer: { error: { code: "self_merge" } } });
  expect((await corrections("propose", "praise", "corin_fenn")).code).toBe(2);
  expect((await corrections("list", "--status", "odd")).code).toBe(2);
});
