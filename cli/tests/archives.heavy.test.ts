import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDataFolder } from "./data-folder.ts";
import { runInside } from "./run-inside.ts";

const folder = mkdtempSync(join(tmpdir(), "cli-archives-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [here, there] = ["here", "there"].map((name) => ({ DATA_DIR: join(folder, name) }));
beforeAll(async () => {
  for (const name of ["here", "there"]) await fillDataFolder(join(folder, name));
});
const file = join(folder, "yard.campaign.gz");

const run = async (args: readonly string[], where = here) => {
  const { code, out } = await runInside([...args, "--json"], where ?? expect.unreachable());
  return { code, answer: JSON.parse(out) };
};

test("a campaign goes from one database to another in two commands", async () => {
  const { answer: founded } = await run(["new-game", "--scenario", "training_yard", "--yes", "--as", "dee"]);
  const asDm = ["--campaign", String(founded.campaign), "--as", "dee"];

  const exported = await run(["export-campaign", ...asDm, "--out", file]);
  expect(exported).toEqual({ code: 0, answer: { campaign: founded.campaign, file, turn: 0, bytes: readFileSync(file).length } });

  expect(await run(["import-campaign", file], there)).toMatchObject({
    code: 0,
    answer: { key: founded.campaign, turn: 0, missingPacks: [] },
  });
  expect(await run(["import-campaign", file], there)).toMatchObject({ code: 1, answer: { error: { code: "campaign_exists" } } });
});

test("a file that is not there brings nothing in", async () => {
  const nowhere = await run(["import-campaign", join(folder, "nothing")], there);
  expect(nowhere).toMatchObject({ code: 2, answer: { error: { code: "file_not_found" } } });
});
