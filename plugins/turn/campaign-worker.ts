import { setTimeout as sleep } from "node:timers/promises";
import { takeUp } from "./take-up.ts";
import type { RunInHand } from "./take-up.ts";
import type { Workshop } from "./workshop.ts";

/** Runs the turns of one campaign, one after another. */
export interface CampaignWorker {
  /** Looks for work, now or as soon as the turn under way is over. */
  wake(): void;
  /** Stops the run unless its commit has begun; resolves when it has ended. False when it is not under way here. */
  cancel(runId: string): Promise<boolean>;
  /** Leaves the run under way where it is: a later start resumes it. */
  abandon(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** Makes the worker of one campaign. */
export const createCampaignWorker = (shop: Workshop, campaignId: string): CampaignWorker => {
  const owner = `${shop.owner}/${campaignId}`;
  let inHand: RunInHand | null = null;
  let working: Promise<void> | null = null;
  let woken = false;
  let held = false;

  const claim = async () => (shop.closed ? null : shop.store.claim(campaignId, owner, shop.limits.leaseSeconds));
  const workOff = async () => {
    if (held) await shop.store.renew(owner, 0);
    held = false;
    woken = false;
    for (let run = await claim(); run; run = await claim()) {
      held = true;
      inHand = takeUp(shop, owner, run);
      await inHand.done;
      held = false;
    }
    // What is left half done is free for the next process at once.
    if (shop.closed) await shop.store.renew(owner, 0);
  };
  const work = async () => {
    try {
      await workOff();
    } catch (error) {
      // The store failed. What is under way keeps its artifacts: it is let go, and taken up again.
      shop.report(`The turns of the campaign "${campaignId}" are held up; trying again in a second.`, error);
      await sleep(1000, undefined, { ref: false });
      woken = true;
    }
    inHand = working = null;
    if (woken && !shop.closed) wake();
  };
  const wake = () => {
    woken = true;
    working ??= work();
  };
  return {
    wake,
    idle: async () => void (await working),
    abandon: () => inHand?.stop("run_stopped"),
    async cancel(runId) {
      if (inHand?.runId !== runId) return false;
      inHand.stop("run_cancelled");
      await inHand.done;
      return true;
    },
  };
};
