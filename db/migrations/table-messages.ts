/** Table talk and rolls, and one view of them and the turns in the order in which they happened. */
export const tableMessages = [
  `create table table_messages (
    campaign_id text not null references campaigns, seq integer not null, id text not null,
    kind text not null check (kind in ('table_talk', 'roll')), user_id text not null, actor_id text, text text not null,
    roll jsonb, hidden boolean not null default false, after_seq integer not null, idempotency_key text not null,
    created_at timestamptz not null default clock_timestamp(),
    primary key (campaign_id, seq), unique (campaign_id, id), unique (campaign_id, idempotency_key), check ((kind = 'roll') = (roll is not null)))`,
  "create index table_messages_history on table_messages (campaign_id, after_seq, seq)",
  `create view history_entries as
    select campaign_id, seq as log_seq, 0 as message_seq, superseded_by is not null as superseded, false as hidden
    from events where kind in ('turn', 'clarification')
    union all
    select campaign_id, after_seq, seq, false, hidden from table_messages`,
];
