/** An index for the newest summaries of a kind, and the author of a session's summary. */
export const rollingSummaries = [
  "create index summaries_newest on summaries (campaign_id, scope, to_turn)",
  "alter table sessions add column written_by text check (written_by in ('model', 'engine'))",
  "alter table sessions add column notice text",
];
