import type { TurnsOptions } from "./turns-options.ts";
import { randomUUID } from "node:crypto";
import type { RunStore } from "freeform-rpg/db";
import { cancelRun, createWorker, follow, isEnded, requireRun } from "freeform-rpg/plugins/operations/worker/lib";
import type { Worker } from "freeform-rpg/plugins/operations/worker";
import { toCampaignEvent } from "./campaign-events.ts";
import { TurnError } from "./errors.ts";
import { executeTurn } from "./execute-turn.ts";
import { authorizeCancel } from "./membership.ts";
import { shareCampaignEvents } from "./shared-campaign-events.ts";
import { Turn } from "./tokens.ts";
import type { Turns } from "./tokens.ts";
import { validateRequest } from "./validate-request.ts";
import type { QueuedTurn } from "./validate-request.ts";
import { waitForResult } from "./wait.ts";
import { watchQueue } from "./watch-queue.ts";

/** Creates the service that queues turns and runs them, one after another in each campaign. */
export const createTurns = (options: TurnsOptions): Turns => {
  const { queue, limits, campaigns, findMembership } = options;
  const { store, pollInterval } = queue;
  const workers = createCampaignWorkers(options, () => watch.expect());
  const watch = watchQueue(queue, (campaignId) => closed || workers.of(campaignId).wake());
  let closed = false;

  return {
    async play(input) {
      if (closed) throw new TurnError("turns_closed", "The server is stopping. Send the turn again when it is back.");
      const request = await validateRequest(input, limits.textLength, findMembership);
      const { run, existed } = await store.enqueue(toRun(request));
      if (!existed) campaigns.publish(toCampaignEvent("turn_queued", run));
      workers.of(request.campaign_id).wake();
      return run;
    },
    wait: (runId, signal) => waitForResult(options, runId, signal),
    follow: (runId, after, signal) => follow(queue, runId, after, signal),
    async cancel(runId, by) {
      const run = await requireRun(store, runId);
      await authorizeCancel(run, by, findMembership);
      if (isEnded(run.status)) return run;
      if (await cancelRun(queue, [workers.of(run.campaignId ?? "")], run)) campaigns.publish(toCampaignEvent("turn_failed", run));
      return requireRun(store, runId);
    },
    wake: (campaignId) => workers.of(campaignId).wake(),
    cancelAll: (campaignId) => cancelUnfinished(options, workers.of(campaignId), campaignId),
    campaign: (campaignId, signal) => {
      const live = campaigns.listen(campaignId, signal);
      if (pollInterval === null) return live;
      return shareCampaignEvents(live, { campaignId, logged: options.loggedEvents, pollInterval, signal });
    },
    async resume() {
      await options.releaseOrphans();
      return watch.start();
    },
    async close() {
      closed = true;
      watch.stop();
      await workers.close();
    },
  };
};

const cancelUnfinished = async ({ queue, campaigns }: TurnsOptions, worker: Worker, campaignId: string): Promise<void> => {
  for (const run of await queue.store.unfinished(campaignId))
    if (await cancelRun(queue, [worker], run)) campaigns.publish(toCampaignEvent("turn_failed", run));
};

const toRun = (request: QueuedTurn): Parameters<RunStore["enqueue"]>[0] => {
  const { campaign_id: campaignId, user_id: userId, idempotency_key: idempotencyKey } = request;
  return { id: randomUUID(), pipeline: Turn.name, campaignId, userId, idempotencyKey, request };
};

const createCampaignWorkers = (options: TurnsOptions, onWait: () => void) => {
  const processId = randomUUID();
  const workers = new Map<string, Worker>();
  const open = (campaignId: string): Worker =>
    createWorker(options.queue, {
      campaignId,
      owner: `${processId}/${campaignId}`,
      leaseSeconds: options.limits.leaseSeconds,
      execute: async (run, control) => (await executeTurn(options, run, control)) || onWait(),
    });
  return {
    of: (campaignId: string): Worker => workers.getOrInsertComputed(campaignId, open),
    close: async () => void (await Promise.all([...workers.values()].map((worker) => worker.close(options.limits.closeGrace)))),
  };
};
