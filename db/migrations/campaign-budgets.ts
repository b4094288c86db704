/** What a campaign's DM lets models cost. */
export const campaignBudgets = ["alter table campaigns add column budget jsonb not null default '{}'"];
