import type { ClaimedRun } from "freeform-rpg/db";
import { remember } from "freeform-rpg/db/lib";
import type { TurnResult } from "freeform-rpg/schemas";

/** What this process knows of the turns that it plays: who waits for one of them need not ask the database. */
export interface TurnsHere {
  /** Notes that a turn was queued here. */
  queued(run: { readonly id: string; readonly campaignId: string | null }): void;
  /** The run, where it is played here once a claim under way is decided, and its end is still to be announced. */
  playing(runId: string): Promise<ClaimedRun | null>;
  /** Notes that the end of a turn is announced next; with its result, where it has one. */
  ending(runId: string, result: TurnResult | null): void;
  /** The result of a turn that has just ended here. */
  result(runId: string): TurnResult | null;
}

/** Turns that are remembered: those who wait for one do so from the beginning. */
const limit = 100;

/** Remembers the turns of this process. `claimed` is the run that was claimed last in a campaign. */
export const openTurnsHere = (claimed: (campaignId: string) => Promise<ClaimedRun | null>): TurnsHere => {
  const campaigns = new Map<string, string>();
  const results = new Map<string, TurnResult>();
  return {
    queued: ({ id, campaignId }) => remember(campaigns, limit, id, campaignId ?? ""),
    playing: async (runId) => {
      const campaignId = campaigns.get(runId);
      const run = campaignId === undefined ? null : await claimed(campaignId);
      return run?.id === runId && campaigns.has(runId) ? run : null;
    },
    ending: (runId, result) => {
      campaigns.delete(runId);
      if (result !== null) remember(results, limit, runId, result);
    },
    result: (runId) => results.get(runId) ?? null,
  };
};
