import { KernelError } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { stageFolders } from "freeform-rpg/plugins/ingest";
import { isOver } from "freeform-rpg/plugins/turn";
import { listIngests } from "./find-ingest.ts";
import type { DeskParts } from "./open-desk.ts";

/** Jobs among which one is looked for that is at work in a folder. */
const latest = 200;

/** Refuses a stage that there is none of. Throws `stage_invalid`. */
export const requireStage = (runner: Pick<Kernel, "read">, stage: string): void => {
  const names = runner.read(stageFolders).map(({ value }) => value.stage);
  if (!names.includes(stage))
    throw new KernelError("stage_invalid", `There is no stage "${stage}" to begin from. There is: ${names.join(", ")}.`);
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
