import type { RunRow } from "freeform-rpg/db";
import type { CampaignEvent } from "../tokens.ts";
import type { TurnsOptions } from "../turns-options.ts";
import { isRound } from "./is-round.ts";
import type { RoundCloser } from "./round-closer.ts";
import { withdrawGone } from "./withdraw-gone.ts";
import type { CancelRun } from "./withdraw-gone.ts";

/** Closes the rounds that become complete because of who is where and who plays, and withdraws what no one plays any more. */
export const followChanges = (options: TurnsOptions, { closer, cancel, isOpen }: FollowOptions): void =>
  options.campaigns.observe(({ type, campaignId }) => {
    if (isOpen() && changesRounds.has(type)) void followChange(options, { closer, cancel }, campaignId);
  });

/** What follows changes. */
export interface FollowOptions {
  readonly closer: RoundCloser;
  readonly cancel: CancelRun;
  readonly isOpen: () => boolean;
}

const changesRounds: ReadonlySet<CampaignEvent["type"]> = new Set<CampaignEvent["type"]>([
  "campaign_changed",
  "rewound",
  "turn_struck",
  "member_left",
  "member_changed",
]);

/** The next round may have been declared while this one was played, and some may have died in it. Reports errors and never throws. */
export const followRound = async (options: TurnsOptions, follow: Omit<FollowOptions, "isOpen">, run: RunRow): Promise<void> => {
  if (run.campaignId !== null && isRound(run)) await followChange(options, follow, run.campaignId);
};

/** Withdraws what no one plays any more, and closes the rounds that are complete by then. Reports errors and never throws. */
const followChange = async (
  options: TurnsOptions,
  { closer, cancel }: Omit<FollowOptions, "isOpen">,
  campaignId: string,
): Promise<void> => {
  try {
    await withdrawGone(options, campaignId, cancel);
    await closer.close(campaignId);
  } catch (error) {
    options.queue.report(`The round of the campaign "${campaignId}" could not follow what changed.`, error);
  }
};
