/** The history has the DM's narrations, whispers and handouts too. */
export const historyOfNarrations = [
  `create or replace view history_entries as
    select campaign_id, seq as log_seq, 0 as message_seq, superseded_by is not null as superseded, false as hidden
    from events where kind in ('turn', 'clarification', 'narration')
    union all
    select campaign_id, after_seq, seq, false, hidden from table_messages`,
];
