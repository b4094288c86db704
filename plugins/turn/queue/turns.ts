import type { TurnsOptions } from "./turns-options.ts";
import { randomUUID } from "node:crypto";
import type { RunRow, RunStore } from "freeform-rpg/db";
import type { OrderOfPlay } from "freeform-rpg/schemas";
import { cancelRun, createOneAtATime, createWorker, isEnded, requireRun } from "freeform-rpg/plugins/operations/worker/lib";
import type { Worker } from "freeform-rpg/plugins/operations/worker";
import { toCampaignEvent } from "./campaign-events.ts";
import { TurnError } from "./errors.ts";
import { executeTurn } from "./execute-turn.ts";
import { authorizeCancel } from "./membership.ts";
import { createRoundCloser } from "./rounds/round-closer.ts";
import type { RoundCloser } from "./rounds/round-closer.ts";
import { followChanges, followRound } from "./rounds/follow-changes.ts";
import { followPlayed } from "./rounds/follow-played.ts";
import { editAction, requireFirst, requireNoPart, requireUndeclared, withdrawAction } from "./rounds/waiting-actions.ts";
import { requireRoom, tooManyTurns } from "./require-room.ts";
import { readPastEvents } from "./read-past-events.ts";
import { Turn } from "./tokens.ts";
import type { CampaignEvent, Turns } from "./tokens.ts";
import { openTurnsHere } from "./turns-here.ts";
import { validateRequest } from "./validate-request.ts";
import type { QueuedTurn } from "./validate-request.ts";
import { waitForResult } from "./wait.ts";
import { watchQueue } from "./watch-queue.ts";

/** Creates the service that queues turns and runs them, one after another in each campaign. */
export const createTurns = (options: TurnsOptions): Turns => {
  const { queue, campaigns, findMembership } = options;
  const workers = createCampaignWorkers(options, {
    onWait: () => watch.expect(),
    onEnd: (run) => followRound(options, { closer, cancel }, run),
  });
  const closer = createRoundCloser(options, (campaignId) => workers.of(campaignId).wake());
  const watch = watchQueue(queue, { prepare: closer.closeDue, wake: (campaignId) => closed || workers.of(campaignId).wake() });
  let closed = false;
  const cancel = (run: RunRow): Promise<void> => cancelUnfinished(options, workers.of(run.campaignId ?? ""), [run]);
  followChanges(options, { closer, cancel, isOpen: () => !closed });

  return {
    async play(input) {
      if (closed) throw new TurnError("turns_closed", "The server is stopping. Send the turn again when it is back.");
      return queueTurn(options, { closer, workers }, input);
    },
    wait: (runId, signal) => waitForResult({ ...options, here: workers.here }, runId, signal),
    follow: (runId, after, signal) => followPlayed(queue, runId, after, signal),
    async cancel(runId, by) {
      const run = await requireRun(queue.store, runId);
      await authorizeCancel(run, by, findMembership);
      if (isEnded(run.status)) return run;
      requireNoPart(run);
      await cancel(run);
      return requireRun(queue.store, runId);
    },
    withdraw: (runId, by) => withdrawAction(options, runId, by),
    edit: (runId, by, change) => editAction(options, runId, by, change),
    closeRound: (campaignId, how) => closer.close(campaignId, how),
    wake: (campaignId) => {
      void closer.close(campaignId).catch((error) => queue.report("A round could not be closed.", error));
      workers.of(campaignId).wake();
      watch.expect();
    },
    cancelAll: async (campaignId) => cancelUnfinished(options, workers.of(campaignId), await queue.store.unfinished(campaignId)),
    campaign: (campaignId, signal) => campaigns.listen(campaignId, signal),
    campaignPast: (campaignId, after) => readPastEvents(options, campaignId, after),
    async resume() {
      await options.releaseOrphans();
      return watch.start();
    },
    async close() {
      closed = true;
      watch.stop();
      closer.stop();
      await workers.close();
      await campaigns.flush();
    },
  };
};

interface QueueParts {
  readonly closer: RoundCloser;
  readonly workers: ReturnType<typeof createCampaignWorkers>;
}

/** Queues a turn, plays the round that it completes, and starts the work on it. */
const queueTurn = async (options: TurnsOptions, { closer, workers }: QueueParts, input: Parameters<Turns["play"]>[0]): Promise<RunRow> => {
  const { request, order } = await validateRequest(input, options.limits.textLength, options.findMembership);
  // Turns sent in one moment are counted one after another.
  const run = await workers.oneAtATime(request.campaign_id, () => enqueue(options, request, order));
  workers.here.queued(run);
  if (order.mode === "rounds") await closer.close(request.campaign_id);
  workers.of(request.campaign_id).wake();
  return run;
};

/** Queues a turn, or finds the one with its key. In rounds a character has one action that waits. */
const enqueue = async (options: TurnsOptions, request: QueuedTurn, { mode }: OrderOfPlay): Promise<RunRow> => {
  const { store } = options.queue;
  const { campaigns, limits } = options;
  if (mode !== "rounds") return enqueueWithin(store, request, limits);
  await requireRoom(store, request, limits);
  await requireUndeclared(store, request);
  const { run, existed } = await store.enqueue(toRun(request));
  if (existed) return run;
  await requireFirst(store, run);
  campaigns.publish(toCampaignEvent(queued, run));
  return run;
};

const queued = "turn_queued";

/** Queues a turn where there is room, in one statement. Throws `too_many_turns`. */
const enqueueWithin = async (store: RunStore, request: QueuedTurn, limits: TurnsOptions["limits"]): Promise<RunRow> => {
  const room = { perUser: limits.waitingPerPlayer, perCampaign: limits.waitingPerCampaign, announce: queued };
  const found = await store.enqueueWithin(toRun(request), room);
  if ("run" in found) return found.run;
  throw tooManyTurns(found, limits);
};

const cancelUnfinished = async ({ queue, campaigns }: TurnsOptions, worker: Worker, runs: readonly RunRow[]): Promise<void> => {
  for (const run of runs) if (await cancelRun(queue, [worker], run)) campaigns.publish(toCampaignEvent("turn_failed", run));
};

const toRun = (request: QueuedTurn): Parameters<RunStore["enqueue"]>[0] => {
  const { campaign_id: campaignId, user_id: userId, idempotency_key: idempotencyKey } = request;
  return { id: randomUUID(), pipeline: Turn.name, campaignId, userId, idempotencyKey, request };
};

const createCampaignWorkers = (
  options: TurnsOptions,
  { onWait, onEnd }: { readonly onWait: () => void; readonly onEnd: (run: RunRow) => Promise<void> },
) => {
  const server = `${options.serverId}/${randomUUID().slice(0, 8)}`;
  const workers = new Map<string, Worker>();
  const open = (campaignId: string): Worker =>
    createWorker(options.queue, {
      campaignId,
      owner: `${server}/${campaignId}`,
      leaseSeconds: options.limits.leaseSeconds,
      announce: "turn_started" satisfies CampaignEvent["type"],
      execute: async (run, control) => {
        const ended = await executeTurn(options, here, run, control);
        await (ended === null ? onWait() : onEnd(run));
        return ended;
      },
    });
  const of = (campaignId: string): Worker => {
    const worker = workers.get(campaignId) ?? open(campaignId);
    workers.set(campaignId, worker);
    return worker;
  };
  const here = openTurnsHere((campaignId) => of(campaignId).claimed());
  return {
    /** Does work of one campaign after another of it. */
    oneAtATime: createOneAtATime(),
    here,
    of,
    close: async () => void (await Promise.all([...workers.values()].map((worker) => worker.close(options.limits.closeGrace)))),
  };
};
