import type { CrowdedQueue, RunStore } from "freeform-rpg/db";
import { TurnError } from "./errors.ts";
import type { TurnLimits } from "./turn-limits.ts";
import type { QueuedTurn } from "./validate-request.ts";

type Limits = Pick<TurnLimits, "waitingPerPlayer" | "waitingPerCampaign">;

/** Refuses a turn where too many wait already; a key that waits adds none. Turns sent to several servers in one moment may pass together. Throws `too_many_turns`. */
export const requireRoom = async (store: RunStore, request: QueuedTurn, limits: Limits): Promise<void> => {
  const waiting = await store.unfinished(request.campaign_id);
  if (waiting.some(({ userId, idempotencyKey }) => userId === request.user_id && idempotencyKey === request.idempotency_key)) return;
  const own = waiting.filter(({ userId }) => userId === request.user_id).length;
  if (own >= limits.waitingPerPlayer || waiting.length >= limits.waitingPerCampaign)
    throw tooManyTurns({ own, all: waiting.length }, limits);
};

/** The error of a turn for which there is no room. */
export const tooManyTurns = ({ own, all }: CrowdedQueue, { waitingPerPlayer, waitingPerCampaign }: Limits): TurnError =>
  own >= waitingPerPlayer
    ? new TurnError(
        "too_many_turns",
        `${own} of your turns wait in this campaign; ${waitingPerPlayer} are allowed. Wait for one, or withdraw it.`,
        { values: { waiting: own, most: waitingPerPlayer } },
      )
    : new TurnError("too_many_turns", `${all} turns wait in this campaign; ${waitingPerCampaign} are allowed. Send yours again later.`, {
        values: { waiting: all, most: waitingPerCampaign },
      });
