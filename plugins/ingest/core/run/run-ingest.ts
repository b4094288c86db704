import { EngineError } from "freeform-rpg/errors";
import { realpath } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { lockFolder } from "freeform-rpg/db/lib";
import type { RefuseLock } from "freeform-rpg/db/lib";
import { input } from "freeform-rpg/kernel";
import type { RunInput, Kernel, PipelinePlan, RunOptions } from "freeform-rpg/kernel";
import type { IngestedPack } from "freeform-rpg/schemas";
import { folderCheckpoints, forgetStages } from "../folders/folder-checkpoints.ts";
import type { StageFolder } from "../folders/stage-folder.ts";
import { namePack } from "../name-pack.ts";
import { Ingest, IngestRequest, PackSettings, SystemsSettings, stageFolders } from "../tokens.ts";
import type { IngestOptions } from "../tokens.ts";
import { hashFile } from "./hash-file.ts";
import type { RunDirectories } from "./run-directories.ts";
import { nameRun } from "./name-run.ts";
import { stopAfter } from "./stop-after.ts";

/** The services that ingests run with. */
export interface IngestDeps {
  readonly runner: Pick<Kernel, "run" | "plan" | "read">;
  readonly directories: RunDirectories;
}

/** Runs the ingest pipeline on a file and saves its stages under `out`. Returns `null` when `toStage` ends it before the pack exists. */
export const runIngest = async ({ runner, directories }: IngestDeps, options: IngestOptions): Promise<IngestedPack | null> => {
  const { out, fromStage, toStage } = options;
  const folders = runner.read(stageFolders).map(({ value }) => value);
  if (fromStage !== undefined) findStage(folders, fromStage, "begin from");
  const last = toStage === undefined ? null : findStage(folders, toStage, "end with");
  const sha256 = await hashFile(options.file);
  // Readers may open only this file, so a link must be resolved first.
  const file = await realpath(options.file);
  const runId = nameRun(sha256);
  const giveBack = lockFolder(resolve(out), refuseFolder);
  try {
    if (fromStage !== undefined) await forgetStages(out, folders, laterThan(runner.plan(Ingest), fromStage));
    const run = {
      runId,
      inputs: giveAll({ name: basename(options.file), ...options, file: options.sharedAs ?? file }, sha256),
      checkpoints: folderCheckpoints(out, folders),
    };
    return await directories.use(runId, { folder: out, file }, () => runTo(runner, { ...run, ...listening(options) }, last));
  } finally {
    giveBack();
  }
};

const findStage = (folders: readonly StageFolder[], name: string, verb: string): StageFolder => {
  const found = folders.find(({ stage }) => stage === name);
  if (found) return found;
  const names = folders.map(({ stage }) => stage).join(", ");
  throw new EngineError("stage_unknown", `There is no stage "${name}" to ${verb}. There is: ${names}.`);
};

const refuseFolder: RefuseLock = (folder, file, { pid }) =>
  new EngineError(
    "ingest_locked",
    `Another ingest is at work in "${folder}" (process ${pid}${pid === process.pid ? ", this very one" : ""}). Wait until it is done, cancel it, or ` +
      `choose another folder. If no such process runs any more, remove "${file}".`,
  );

const listening = ({ signal, onEvent, firstSeq }: IngestOptions) => ({
  ...(signal && { signal }),
  ...(onEvent && { onEvent }),
  ...(firstSeq !== undefined && { firstSeq }),
});

const runTo = async (runner: Pick<Kernel, "run">, run: RunOptions, last: StageFolder | null): Promise<IngestedPack | null> => {
  const { checkpoints, signal, onEvent = () => undefined } = run;
  if (last === null || !checkpoints) return (await runner.run(Ingest, run)).result;
  const stop = stopAfter({ ...last, checkpoints, signal, onEvent });
  try {
    return (await runner.run(Ingest, { ...run, checkpoints: stop.checkpoints, signal: stop.signal, onEvent: stop.onEvent })).result;
  } catch (thrown) {
    if (stop.reached() && signal?.aborted !== true) return null;
    throw thrown;
  }
};

/** A stage and all stages that depend on it, directly or indirectly. */
const laterThan = ({ stages }: PipelinePlan, first: string): ReadonlySet<string> => {
  const later = new Set([first]);
  for (const { name, after } of stages) if (after.some((before) => later.has(before))) later.add(name);
  return later;
};

const giveAll = (
  { file, name, range, ocr, images, pack, draft, systems }: IngestOptions & { readonly name: string },
  sha256: string,
): RunInput[] => [
  input(IngestRequest, { file, name, sha256, range: range ?? null, ocr: ocr ?? "auto", images: images ?? false }),
  input(PackSettings, { manifest: namePack(name, pack ?? {}), draft: draft ?? false }),
  input(SystemsSettings, { skip: systems?.skip ?? false, hint: systems?.hint ?? null }),
];
