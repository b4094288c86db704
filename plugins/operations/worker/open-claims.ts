import type { ClaimedRun } from "freeform-rpg/db";
import type { RunQueue } from "./run-queue.ts";

/** In whose name runs are claimed. */
export interface ClaimOptions {
  /** The campaign whose runs are claimed. */
  readonly campaignId: string;
  readonly owner: string;
  readonly leaseSeconds: number;
  /** The type of the campaign event that says that a run was claimed. */
  readonly announce?: string;
}

/** The claims of one worker. */
export interface Claims {
  /** Claims the next run of the campaign; `null` where none may start. */
  claim(): Promise<ClaimedRun | null>;
  /** Notes that a run is no longer executed. */
  ended(run: ClaimedRun): void;
  /** The run that is executed, once a claim that is under way is decided. Never throws. */
  claimed(): Promise<ClaimedRun | null>;
}

/** Claims the runs of a campaign, and remembers which of them is executed. */
export const openClaims = ({ store }: Pick<RunQueue, "store">, { campaignId, owner, leaseSeconds, announce }: ClaimOptions): Claims => {
  let last: Promise<ClaimedRun | null> = Promise.resolve(null);
  let over: ClaimedRun | null = null;
  return {
    claim: () => (last = store.claim(campaignId, owner, leaseSeconds, { announce })),
    ended: (run) => void (over = run),
    claimed: async () => {
      const run = await last.catch(() => null);
      return run === over ? null : run;
    },
  };
};
