import { z } from "zod";

/** Why a campaign is paused: by its DM, or because a member played an X-card. */
export const CampaignPause = z.object({
  reason: z.enum(["dm", "x_card"]),
  /** What the DM says about it; empty for an X-card. */
  note: z.string(),
  /** ISO time. */
  at: z.string(),
  /** The turn whose narration an X-card withdrew; `null` when there was none. */
  turn_no: z.number().int().nullable(),
});
export type CampaignPause = z.infer<typeof CampaignPause>;
