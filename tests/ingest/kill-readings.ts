import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ingest, Ingests, stageFolders } from "freeform-rpg/plugins/ingest/core";
import { describeEvent, recordEvents } from "freeform-rpg/testing";
import { openIngest } from "../../plugins/ingest/core/tests/open-ingest.ts";
import { smallBook } from "../../plugins/ingest/core/tests/small-book.ts";

/** Opens a folder with the small book as `made.pdf`, in which readings are killed and finished. */
export const openReadings = async () => {
  const folder = await mkdtemp(join(tmpdir(), "ingest-kill-"));
  const kernel = await openIngest();
  await writeFile(join(folder, "made.pdf"), smallBook());
  const folders = new Map(kernel.read(stageFolders).map(({ value }) => [value.stage, value.folder]));
  /** The stages that save what they make, in order. */
  const stages = kernel.plan(Ingest).stages.flatMap(({ name }) => (folders.has(name) ? name : []));
  return {
    folder,
    stages,
    ingests: await kernel.use(Ingests),
    /** The stages whose result a reading has saved. Stages run beside each other, so a killed reading may have saved a later one. */
    saved: (out: string): string[] => stages.filter((stage) => existsSync(join(out, folders.get(stage) ?? stage, "stage_meta.json"))),
    /** Reads to the end; answers how each stage ended. */
    finish: async (file: string, out: string): Promise<string[]> => {
      const { events, onEvent } = recordEvents();
      await (await kernel.use(Ingests)).run({ file, out, onEvent });
      return events.filter((event) => event.type === "stage_finished" && stages.includes(event.stage)).map(describeEvent);
    },
    close: async () => {
      await kernel.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Reads in a process that is killed when the stage begins; answers the signal that ended it. */
export const dieAt = (file: string, out: string, stage: string): Promise<string | null> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [join(import.meta.dirname, "die-at.ts"), file, out, stage], () => undefined);
    child.on("close", (_code, signal) => resolve(signal));
  });

/** Every file of the pack with its bytes. */
export const readTree = async (out: string): Promise<Record<string, string>> => {
  const root = join(out, "06_assemble");
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== "stage_meta.json")
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.slice(root.length), await readFile(file, "base64")])));
};
