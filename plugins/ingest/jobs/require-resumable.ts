import { EngineError } from "freeform-rpg/errors";
import { stat } from "node:fs/promises";
import type { Kernel } from "freeform-rpg/kernel";
import { stageFolders } from "freeform-rpg/plugins/ingest/core";
import type { SharedFiles } from "freeform-rpg/plugins/operations/files";
import { isEnded } from "freeform-rpg/plugins/operations/worker/lib";
import { listIngests } from "./find-ingest.ts";
import type { IngestServiceDeps } from "./ingest-parts.ts";
import type { IngestOrder } from "./order.ts";
import { uploadsPrefix } from "./shared-ingests.ts";

/** The number of latest jobs that are searched for one that uses a folder. */
const latest = 200;

/** Checks that the stages exist. Throws `stage_invalid`. */
export const requireStages = (
  runner: Pick<Kernel, "read">,
  { fromStage = null, toStage = null }: { readonly fromStage?: string | null; readonly toStage?: string | null },
): void => {
  const names = runner.read(stageFolders).map(({ value }) => value.stage);
  for (const [stage, verb] of [
    [fromStage, "begin from"],
    [toStage, "end with"],
  ] as const)
    if (stage !== null && !names.includes(stage))
      throw new EngineError("stage_invalid", `There is no stage "${stage}" to ${verb}. There is: ${names.join(", ")}.`);
};

/** Checks that the uploaded book still exists. Throws `book_not_found`. */
export const requireUpload = async (files: SharedFiles, { file, name, sha256 }: IngestOrder): Promise<void> => {
  if ((await stat(file).catch(() => null)) || (await files.list(`${uploadsPrefix}${sha256}`)).length > 0) return;
  throw new EngineError(
    "book_not_found",
    `The file of "${name}" is gone: uploads are kept for as long as the option "keep" of the plugin "ingest-jobs" says. Upload the book again with ` +
      "`startIngest`; model calls that ended are not paid again.",
  );
};

/** Checks that no other job uses the folder. Throws `ingest_exists`. A request that is repeated under its own key passes. */
export const requireIdle = async (parts: IngestServiceDeps, first: string, idempotencyKey: string): Promise<void> => {
  const busy = (await listIngests(parts, latest)).find(
    ({ job, order }) => (order.goesOn ?? job.id) === first && !isEnded(job.status) && job.idempotencyKey !== idempotencyKey,
  );
  if (busy)
    throw new EngineError(
      "ingest_exists",
      `The ingest "${busy.job.id}" is ${busy.job.status === "queued" ? "waiting" : "at work"} on this book already. Watch it, or cancel it first.`,
    );
};
