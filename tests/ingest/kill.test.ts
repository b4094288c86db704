import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ingest, Ingests, stageFolders } from "freeform-rpg/plugins/ingest";
import type { Kernel } from "freeform-rpg/kernel";
import { describeEvent, recordEvents } from "freeform-rpg/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openIngest } from "../../plugins/ingest/tests/open-ingest.ts";
import { smallBook } from "../../plugins/ingest/tests/small-book.ts";

let folder = "";
let kernel: Kernel;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-kill-"));
  kernel = await openIngest();
  await writeFile(join(folder, "made.pdf"), smallBook());
});
afterAll(async () => {
  await kernel.close();
  await rm(folder, { recursive: true, force: true });
});

const dieAt = (file: string, out: string, stage: string): Promise<string | null> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [join(import.meta.dirname, "die-at.ts"), file, out, stage], () => undefined);
    child.on("close", (_code, signal) => resolve(signal));
  });

const finish = async (file: string, out: string): Promise<string[]> => {
  const { events, onEvent } = recordEvents();
  await (await kernel.use(Ingests)).run({ file, out, onEvent });
  return events.filter((event) => event.type === "stage_finished" && stages().includes(event.stage)).map(describeEvent);
};

/** Every file of the pack with its bytes. */
const readTree = async (out: string): Promise<Record<string, string>> => {
  const root = join(out, "06_assemble");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== "stage_meta.json")
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.slice(root.length), await readFile(file, "base64")])));
};

const real = "/work/shared/data/ingest/cairn-setting.pdf";
/** The stages that keep what they make, in order. */
const stages = () => {
  const kept = kernel.read(stageFolders).map(({ value }) => value.stage);
  return kernel.plan(Ingest).stages.flatMap(({ name }) => (kept.includes(name) ? name : []));
};

test(
  "a book whose reading is killed at every stage becomes the same pack, byte for byte, and no stage that had ended is run again",
  { timeout: 120_000 },
  async () => {
    const [file, whole, torn] = [join(folder, "made.pdf"), join(folder, "whole"), join(folder, "torn")];
    await finish(file, whole);
    for (const stage of stages()) expect([stage, await dieAt(file, torn, stage)]).toEqual([stage, "SIGKILL"]);
    const last = stages().at(-1);
    expect(await finish(file, torn)).toEqual(stages().map((stage) => `stage_finished ${stage}${stage === last ? "" : " restored"}`));
    expect(await readTree(torn)).toEqual(await readTree(whole));
  },
);

test.skipIf(!existsSync(real))(
  "so does a real book that is killed while it is read and while it is enriched",
  { timeout: 120_000 },
  async () => {
    const [whole, torn] = [join(folder, "real-whole"), join(folder, "real-torn")];
    await finish(real, whole);
    for (const stage of ["extract", "enrich"]) expect(await dieAt(real, torn, stage)).toBe("SIGKILL");
    await finish(real, torn);
    expect(await readTree(torn)).toEqual(await readTree(whole));
  },
);

test("two runs never work in one folder", async () => {
  const ingests = await kernel.use(Ingests);
  const options = { file: join(folder, "made.pdf"), out: join(folder, "shared") };
  const [first, second] = await Promise.allSettled([ingests.run(options), ingests.run(options)]);
  expect(first.status).toBe("fulfilled");
  expect(second).toMatchObject({ status: "rejected", reason: { code: "ingest_locked" } });
});
