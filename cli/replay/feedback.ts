import { CommandError } from "../command-error.ts";
import { print, printJson } from "../output.ts";
import { giveFeedback, readFlag, readThumbs } from "./give-feedback.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export interface FeedbackOptions extends CampaignOptions {
  readonly turn: number;
  readonly thumbs?: string;
  readonly rating?: number;
  readonly flag?: string;
  readonly comment?: string;
}

/** Saves feedback on a turn. Throws `turn_number_invalid`, `feedback_invalid`. */
export const sendFeedback = ({ campaign, turn, thumbs, rating, flag, comment, json, ...options }: FeedbackOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    if (!Number.isInteger(turn)) throw new CommandError("turn_number_invalid", "--turn must be a whole number.", 2);
    const feedback = {
      ...(thumbs && { thumbs: readThumbs(thumbs) }),
      ...(rating && { rating }),
      ...(flag && { flag: readFlag(flag) }),
      ...(comment && { comment }),
    };
    const saved = await giveFeedback(api, { campaignId: campaign, turnNumber: turn, ...feedback });
    if (json) printJson(saved);
    else print(`Saved your feedback on turn ${turn}.`);
  });
