import { z } from "zod";

const dollars = z
  .number()
  .positive("A budget is more than 0 dollars. Remove it to have none.")
  .max(100_000, "A budget is at most 100,000 dollars.");

/** What a DM lets models cost in a campaign, in US dollars; what is absent has no limit of the DM's. */
export const CampaignBudget = z.strictObject({
  turn: dollars.optional(),
  session: dollars.optional(),
  day: dollars.optional(),
  campaign: dollars.optional(),
});
export type CampaignBudget = z.infer<typeof CampaignBudget>;
