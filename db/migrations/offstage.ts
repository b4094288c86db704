/** What finds hidden facts, hidden names and people elsewhere, in order and no more than are asked for. */
export const offstage = [
  "create index facts_offstage on facts (campaign_id, turn_no, id) where visibility <> 'known'",
  "create index entities_offstage on entities (campaign_id, id) where visibility <> 'known'",
  "create index entities_type_id on entities (campaign_id, type, id)",
];
