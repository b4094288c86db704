import { toPlainId } from "./global-id.ts";

/** The options of each argument and input field that names a campaign: `t.arg.id(campaignIdField)`, `t.id(campaignIdField)`. */
export const campaignIdField = { required: true, description: "The campaign, by its global id or its plain id." } as const;

/** The plain id of the campaign that `given` names by its global id or its plain id. */
export const toCampaignId = (given: string | number): string => toPlainId("Campaign", String(given));
