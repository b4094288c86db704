import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dieAt, openReadings, readTree } from "./kill-readings.ts";

let readings: Awaited<ReturnType<typeof openReadings>>;
beforeAll(async () => {
  readings = await openReadings();
});
afterAll(() => readings.close());

test("a book whose reading is killed at two stages becomes the same pack, byte for byte, and no stage that had ended is run again", async () => {
  const { folder, stages, saved, finish } = readings;
  const [file, whole, torn] = [join(folder, "made.pdf"), join(folder, "whole"), join(folder, "torn")];
  await finish(file, whole);
  for (const stage of ["structure", "enrich"]) expect([stage, await dieAt(file, torn, stage)]).toEqual([stage, "SIGKILL"]);
  const before = saved(torn);
  expect(before).toEqual(expect.arrayContaining(["extract", "structure", "segment", "classify"]));
  expect(before).not.toContain("enrich");
  expect(await finish(file, torn)).toEqual(stages.map((stage) => `stage_finished ${stage}${before.includes(stage) ? " restored" : ""}`));
  expect(await readTree(torn)).toEqual(await readTree(whole));
});

test("two runs never work in one folder", async () => {
  const { folder, ingests } = readings;
  const options = { file: join(folder, "made.pdf"), out: join(folder, "shared") };
  const ended = await Promise.allSettled([ingests.run(options), ingests.run(options)]);
  expect(ended.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { code: "ingest_locked" } },
  ]);
});
