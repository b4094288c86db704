import type { RunRow } from "freeform-rpg/db";
import type { CampaignWorker } from "./campaign-worker.ts";
import { TurnError } from "./errors.ts";
import { isOver, requireRun } from "./follow.ts";
import type { FindStanding } from "./standing.ts";
import type { Workshop } from "./workshop.ts";

/** What cancelling needs. */
export interface CancelParts {
  readonly shop: Workshop;
  readonly findStanding: FindStanding;
  readonly workers: ReadonlyMap<string, CampaignWorker>;
}

/** Cancels a run unless it has ended or its commit has begun; answers the run as it then stands. Throws `run_not_found`, `forbidden`. */
export const cancelRun = async ({ shop, findStanding, workers }: CancelParts, runId: string, by: string): Promise<RunRow> => {
  const run = await requireRun(shop.store, runId);
  if (run.user_id !== by) await requireDm(run, by, findStanding);
  if (isOver(run.status)) return run;
  const stopped = await workers.get(run.campaign_id ?? "")?.cancel(runId);
  if (!stopped) {
    await cancelElsewhere(shop, run);
    // A worker here may have claimed it in between.
    await workers.get(run.campaign_id ?? "")?.cancel(runId);
  }
  return requireRun(shop.store, runId);
};

const requireDm = async (run: RunRow, by: string, findStanding: FindStanding) => {
  const standing = run.campaign_id === null ? null : await findStanding(run.campaign_id, by);
  if (standing?.role !== "DM") throw new TurnError("forbidden", "Only the player whose turn it is, or the DM, can cancel a turn.");
};

/** A queued run ends here and now; one that runs in another process is stopped by that process at its next heartbeat. */
const cancelElsewhere = async ({ store, live, publish }: Workshop, run: RunRow) => {
  const failure = { code: "run_cancelled", message: "The turn was cancelled before anything of it happened.", plugin: null, point: null };
  if (run.status !== "queued") return store.finish(run.id, { status: "cancelled", failure });
  const last = { type: "run_failed" as const, failure, runId: run.id, seq: run.last_seq + 1 };
  await store.finish(run.id, { status: "cancelled", failure, events: [last] });
  live.announce(run.id, [last]);
  publish("turn_failed", run);
};
