import { stat } from "node:fs/promises";
import { KernelError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { stageFolders } from "freeform-rpg/plugins/ingest";
import { isOver } from "freeform-rpg/plugins/turn";
import { listIngests } from "./find-ingest.ts";
import type { DeskParts } from "./open-desk.ts";
import type { IngestOrder } from "./order.ts";

/** Jobs among which one is looked for that is at work in a folder. */
const latest = 200;

/** Refuses stages that there are none of. Throws `stage_invalid`. */
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
      throw new KernelError("stage_invalid", `There is no stage "${stage}" to ${verb}. There is: ${names.join(", ")}.`);
};

/** Refuses to go on with a book that is gone. Throws `book_not_found`. */
export const requireKept = async ({ file, name }: IngestOrder): Promise<void> => {
  if (await stat(file).catch(() => null)) return;
  throw new KernelError(
    "book_not_found",
    `The file of "${name}" is gone: uploads are kept for as long as the option "keep" of the plugin "ingest-jobs" says. Upload the book again with ` +
      "`startIngest`; model calls that ended are not paid again.",
  );
};

/** Refuses to go on with what is under way. Throws `ingest_exists`. A request that is repeated under its own key is none. */
export const refuseBusy = async (parts: DeskParts, first: string, idempotencyKey: string): Promise<void> => {
  const busy = (await listIngests(parts, latest)).find(
    ({ job, order }) => (order.goesOn ?? job.id) === first && !isOver(job.status) && job.idempotency_key !== idempotencyKey,
  );
  if (busy)
    throw new KernelError(
      "ingest_exists",
      `The ingest "${busy.job.id}" is ${busy.job.status === "queued" ? "waiting" : "at work"} on this book already. Watch it, or cancel it first.`,
    );
};
