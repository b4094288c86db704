/** The turn that ended a fact. What holds now has an index of its own, so that reading it costs the same however much was superseded. */
export const endedFacts = [
  "alter table facts add column ended_turn integer",
  "drop index facts_subject",
  // The only index that orders by turn: with another, a planner without statistics reads all facts of a campaign.
  "create index facts_current on facts (campaign_id, subject_id, visibility, turn_no) where ended_turn is null",
  "create index facts_about on facts (campaign_id, subject_id)",
];
