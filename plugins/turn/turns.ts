import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunRow } from "freeform-rpg/db";
import { admit } from "./admit.ts";
import type { CampaignEvents } from "./campaign-events.ts";
import { createCampaignWorker } from "./campaign-worker.ts";
import type { CampaignWorker } from "./campaign-worker.ts";
import { cancelRun } from "./cancel.ts";
import { TurnError } from "./errors.ts";
import { follow } from "./follow.ts";
import type { FindStanding } from "./standing.ts";
import { Turn } from "./tokens.ts";
import type { Turns } from "./tokens.ts";
import { waitForResult } from "./wait.ts";
import type { Workshop } from "./workshop.ts";

/** What the service is made of. */
export interface TurnsParts {
  readonly workshop: Workshop;
  readonly campaigns: CampaignEvents;
  readonly findStanding: FindStanding;
}

/** Makes the service that queues turns, runs them and tells of them. */
export const createTurns = (parts: TurnsParts): Turns => {
  const { workshop: shop, campaigns, findStanding } = parts;
  const { store, limits, shared } = shop;
  const workers = new Map<string, CampaignWorker>();
  const sources = { store, live: shop.live, pollInterval: shared ? limits.pollInterval : null, findCommitted: shop.findCommitted };
  let polling: NodeJS.Timeout | undefined;

  const wake = (campaignId: string) => {
    const worker = workers.get(campaignId) ?? createCampaignWorker(shop, campaignId);
    workers.set(campaignId, worker);
    worker.wake();
  };
  const takeWaiting = async () => {
    // Work that belongs to no campaign is no turn.
    const waiting = (await store.waiting()).filter((campaignId) => campaignId !== "");
    for (const campaignId of waiting) wake(campaignId);
    return waiting.length;
  };
  const poll = () => void takeWaiting().catch((error) => shop.report("Looking for waiting turns failed.", error));

  return {
    async play(input) {
      if (shop.closed) throw new TurnError("turns_closed", "The server is stopping. Send the turn again when it is back.");
      const request = await admit(input, limits.textLength, findStanding);
      const { run, existed } = await store.enqueue(toRun(request));
      if (!existed) shop.publish("turn_queued", run);
      wake(input.campaign_id);
      return run;
    },
    wait: (runId, signal) => waitForResult(sources, runId, signal),
    follow: (runId, after, signal) => follow(sources, runId, after, signal),
    cancel: (runId, by) => cancelRun({ shop, findStanding, workers }, runId, by),
    campaign: (campaignId, signal) => campaigns.listen(campaignId, signal),
    async resume() {
      await shop.freeOrphans();
      if (shared) polling ??= setInterval(poll, limits.pollInterval).unref();
      return takeWaiting();
    },
    async close() {
      shop.closed = true;
      clearInterval(polling);
      await settleAll([...workers.values()], limits.closeGrace);
    },
  };
};

const toRun = (
  request: Awaited<ReturnType<typeof admit>>,
): Pick<RunRow, "id" | "campaign_id" | "pipeline" | "user_id" | "idempotency_key" | "request"> => ({
  id: randomUUID(),
  pipeline: Turn.name,
  campaign_id: request.campaign_id,
  user_id: request.user_id,
  idempotency_key: request.idempotency_key,
  request,
});

const settleAll = async (workers: readonly CampaignWorker[], grace: number): Promise<void> => {
  const idle = Promise.all(workers.map((worker) => worker.idle()));
  const late = new AbortController();
  const inTime = await Promise.race([idle.then(() => true), sleep(grace, false, { signal: late.signal }).catch(() => true)]);
  late.abort();
  if (!inTime) for (const worker of workers) worker.abandon();
  await idle;
};
