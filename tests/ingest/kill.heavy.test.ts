import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dieAt, openReadings, readTree } from "./kill-readings.ts";

let readings: Awaited<ReturnType<typeof openReadings>>;
beforeAll(async () => {
  readings = await openReadings();
});
afterAll(() => readings.close());
vi.setConfig({ testTimeout: 120_000 });

test("a book whose reading is killed at every stage becomes the same pack, byte for byte, and no stage that had ended is run again", async () => {
  const { folder, stages, saved, finish } = readings;
  const [file, whole, torn] = [join(folder, "made.pdf"), join(folder, "whole"), join(folder, "torn")];
  await finish(file, whole);
  for (const stage of stages) expect([stage, await dieAt(file, torn, stage)]).toEqual([stage, "SIGKILL"]);
  const before = saved(torn);
  expect(before).toEqual(stages.slice(0, -1));
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

/** A book of the measuring data, which is not part of the repository; the test is skipped where it is absent. */
const real = join(import.meta.dirname, "../../../shared/data/ingest/cairn-setting.pdf");

test.skipIf(!existsSync(real))("so does a real book that is killed while it is read and while it is enriched", async () => {
  const { folder, finish } = readings;
  const [whole, torn] = [join(folder, "real-whole"), join(folder, "real-torn")];
  await finish(real, whole);
  for (const stage of ["extract", "enrich"]) expect(await dieAt(real, torn, stage)).toBe("SIGKILL");
  await finish(real, torn);
  expect(await readTree(torn)).toEqual(await readTree(whole));
});
