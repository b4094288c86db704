/** Indexes that find hidden facts, hidden names and absent people, in order and limited in number. */
export const offstage = [
  "create index facts_offstage on facts (campaign_id, turn_no, id) where visibility <> 'known'",
  "create index entities_offstage on entities (campaign_id, id) where visibility <> 'known'",
  "create index entities_type_id on entities (campaign_id, type, id)",
];
