/** The order of play of a campaign, and the run that plays the round for which an action was declared. */
export const ordersOfPlay = [
  "alter table campaigns add column order_of_play jsonb",
  "alter table runs add column round_run_id text",
  "create index runs_of_round on runs (round_run_id) where round_run_id is not null",
];
