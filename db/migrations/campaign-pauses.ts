/** Why and since when a campaign is paused. Who played an X-card is never stored. */
export const campaignPauses = ["alter table campaigns add column pause jsonb"];
