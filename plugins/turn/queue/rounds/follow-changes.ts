import type { CampaignEvent } from "../tokens.ts";
import type { TurnsOptions } from "../turns-options.ts";
import type { RoundCloser } from "./round-closer.ts";
import { withdrawLeft } from "./waiting-actions.ts";

/** Closes the rounds that become complete because of who is where and who plays, and withdraws what nobody plays any more. */
export const followChanges = (options: TurnsOptions, closer: RoundCloser, isOpen: () => boolean): void =>
  options.campaigns.observe((event) => {
    if (isOpen() && changesRounds.has(event.type)) void followChange(options, closer, event);
  });

const changesRounds: ReadonlySet<CampaignEvent["type"]> = new Set<CampaignEvent["type"]>([
  "campaign_changed",
  "rewound",
  "turn_struck",
  "member_left",
  "member_changed",
]);

const followChange = async (options: TurnsOptions, closer: RoundCloser, event: CampaignEvent): Promise<void> => {
  const { type, campaignId } = event;
  try {
    if (type === "member_left" || type === "member_changed") await withdrawLeft(options, campaignId, event.memberId);
    await closer.close(campaignId);
  } catch (error) {
    options.queue.report(`The round of the campaign "${campaignId}" could not follow what changed.`, error);
  }
};
