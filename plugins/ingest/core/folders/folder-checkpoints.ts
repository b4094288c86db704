import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Checkpoint, Checkpoints } from "freeform-rpg/kernel";
import { z } from "zod";
import type { StageFolder } from "./stage-folder.ts";

/** `run` is the id of the run that made it, which the call ledger also uses. */
const Meta = z.object({ stage: z.string(), artifact: z.string(), key: z.string(), finished_at: z.string(), run: z.string().optional() });

const artifactFile = "artifact.json";
const metaFile = "stage_meta.json";

/** Saves each stage's artifact in its numbered folder, with `stage_meta.json` and readable files. Other files in the folder are removed. */
export const folderCheckpoints = (out: string, folders: readonly StageFolder[], now: () => Date = () => new Date()): Checkpoints => ({
  load: async (runId) => {
    const found = await Promise.all(folders.map((folder) => loadStage(join(out, folder.folder), runId)));
    return found.filter((one) => one !== null);
  },
  save: async (checkpoint) => {
    const folder = folders.find(({ artifact }) => artifact === checkpoint.artifact);
    if (folder) await saveStage(join(out, folder.folder), folder, checkpoint, now());
  },
});

/** A folder without complete metadata counts as missing. */
const loadStage = async (path: string, runId: string): Promise<Checkpoint | null> => {
  try {
    const { artifact, key } = Meta.parse(JSON.parse(await readFile(join(path, metaFile), "utf8")));
    return { runId, artifact, key, value: JSON.parse(await readFile(join(path, artifactFile), "utf8")) };
  } catch {
    return null;
  }
};

/** Writes to a temporary folder first, so that a killed process leaves either the old folder or the new one. */
const saveStage = async (
  path: string,
  { stage, files }: StageFolder,
  { artifact, key, value, runId }: Checkpoint,
  at: Date,
): Promise<void> => {
  const aside = `${path}.new`;
  await rm(aside, { recursive: true, force: true });
  const meta = { stage, artifact, key, finished_at: at.toISOString(), run: runId };
  const all = new Map([...files(value), [artifactFile, JSON.stringify(value)], [metaFile, `${JSON.stringify(meta, null, 2)}\n`]]);
  for (const [name, text] of all) await writeText(join(aside, name), text);
  await rm(path, { recursive: true, force: true });
  await rename(aside, path);
};

const writeText = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

/** Removes the results of the named stages. */
export const forgetStages = async (out: string, folders: readonly StageFolder[], stages: ReadonlySet<string>): Promise<void> => {
  for (const { folder } of folders.filter(({ stage }) => stages.has(stage))) await rm(join(out, folder), { recursive: true, force: true });
};
