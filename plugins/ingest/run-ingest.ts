import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { pipeline as stream } from "node:stream/promises";
import { KernelError, given } from "freeform-rpg/kernel";
import type { Kernel, Plan } from "freeform-rpg/kernel";
import type { IngestedPack } from "freeform-rpg/schemas";
import { folderCheckpoints, forgetStages } from "./folders/folder-checkpoints.ts";
import { namePack } from "./name-pack.ts";
import { Ingest, IngestRequest, PackSettings, SystemsSettings, stageFolders } from "./tokens.ts";
import type { IngestOptions } from "./tokens.ts";

/** Runs the ingest pipeline over a file, with its stages kept under `out`. `homes` learns where the run is at home. */
export const runIngest = async (
  runner: Pick<Kernel, "run" | "plan" | "read">,
  homes: Map<string, string>,
  options: IngestOptions,
): Promise<IngestedPack> => {
  const { out, range, fromStage, signal, onEvent } = options;
  const folders = runner.read(stageFolders).map(({ value }) => value);
  if (fromStage !== undefined && !folders.some(({ stage }) => stage === fromStage)) {
    const names = folders.map(({ stage }) => stage).join(", ");
    throw new KernelError("stage_unknown", `There is no stage "${fromStage}" to begin from. There is: ${names}.`);
  }
  const file = resolve(options.file);
  const request = {
    file,
    name: basename(file),
    sha256: await hashFile(file),
    range: range ?? null,
    ocr: options.ocr ?? "auto",
    images: options.images ?? false,
  } as const;
  if (fromStage !== undefined) await forgetStages(out, folders, laterThan(runner.plan(Ingest), fromStage));
  const runId = `ingest ${request.sha256.slice(0, 16)}`;
  homes.set(runId, out);
  const { result } = await runner.run(Ingest, {
    runId,
    given: [given(IngestRequest, request), ...giveSettings(request.name, options)],
    checkpoints: folderCheckpoints(out, folders),
    ...(signal ? { signal } : {}),
    ...(onEvent ? { onEvent } : {}),
  });
  return result;
};

/** A stage and all that wait for what it makes, near or far. */
const laterThan = ({ stages }: Plan, first: string): ReadonlySet<string> => {
  const later = new Set([first]);
  for (const { name, after } of stages) if (after.some((before) => later.has(before))) later.add(name);
  return later;
};

const giveSettings = (name: string, { pack, draft, systems }: IngestOptions) => [
  given(PackSettings, { manifest: namePack(name, pack ?? {}), draft: draft ?? false }),
  given(SystemsSettings, { skip: systems?.skip ?? false, hint: systems?.hint ?? null }),
];

const hashFile = async (file: string): Promise<string> => {
  const found = await stat(file).catch(() => null);
  if (!found) throw new KernelError("file_not_found", `There is no file "${file}". Check the path; quote it if it holds blanks.`);
  if (!found.isFile()) throw new KernelError("file_not_found", `"${file}" is no file. Give the path of one PDF.`);
  const hash = createHash("sha256");
  await stream(createReadStream(file), hash);
  return hash.digest("hex");
};
