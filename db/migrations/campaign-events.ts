/** The channel on which servers notify each other. */
export const notificationChannel = "freeform_rpg";

/** The events sent to watchers of a campaign, numbered without gaps, and the functions that store and send it. */
export const campaignEvents = [
  `create table campaign_events (campaign_id text not null, seq integer not null, event jsonb not null,
    sent_at timestamptz not null default clock_timestamp(), primary key (campaign_id, seq))`,
  // Notifications hold less than 8,000 bytes: a longer one goes without its content, which is then read from its table.
  `create function send_notification(envelope jsonb, content jsonb) returns void language sql as $$
    select pg_notify('${notificationChannel}', case when octet_length(whole) < 7900 then whole else envelope::text end)
    from (select (envelope || content)::text as whole) w $$`,
  `create function notify_run(run text, events jsonb) returns void language sql as $$
    select send_notification(jsonb_build_object('type', 'run_events', 'runId', run), jsonb_build_object('events', events)) $$`,
  // The lock is held until the commit, so that events become visible in the order of their numbers.
  `create function publish_campaign_event(campaign text, published jsonb) returns void language plpgsql as $$
    declare next_seq integer;
    begin
      perform pg_advisory_xact_lock(hashtextextended(campaign, 20261123));
      insert into campaign_events (campaign_id, seq, event)
        select campaign, coalesce(max(seq), 0) + 1, published from campaign_events where campaign_id = campaign
        returning seq into next_seq;
      perform send_notification(jsonb_build_object('type', 'campaign_event', 'campaignId', campaign, 'seq', next_seq),
        jsonb_build_object('event', published));
    end $$`,
  `create function publish_logged_event() returns trigger language plpgsql as $$ begin
      perform publish_campaign_event(new.campaign_id, jsonb_strip_nulls(jsonb_build_object(
        'type', case when new.kind = 'rewind' then 'rewound' when new.kind = 'edit' or new.pass_outputs->'strike'->>'kind' = 'edit'
          then 'campaign_changed' when new.kind = 'strike' then 'turn_struck' else 'turn_committed' end,
        'announced', case new.kind when 'edit' then new.final_text <> ''
          when 'strike' then (new.pass_outputs->'strike'->>'announced')::boolean end,
        'campaignId', new.campaign_id, 'runId', new.run_id, 'userId', coalesce(new.user_id, ''),
        'turnNo', case new.kind when 'edit' then null when 'strike' then (new.pass_outputs->'strike'->>'turn_no')::integer
          else new.turn_no end)));
      return null;
    end $$`,
  `create function publish_table_message() returns trigger language plpgsql as $$ begin
      perform publish_campaign_event(new.campaign_id, jsonb_build_object('type', 'message_posted', 'campaignId', new.campaign_id,
        'userId', new.user_id, 'messageId', new.id, 'hidden', new.hidden));
      return null;
    end $$`,
  // Deferred to the commit: the lock of a campaign's events is the last that a transaction takes. A restored campaign tells no one its past.
  `create constraint trigger events_published after insert on events deferrable initially deferred for each row
    when (current_setting('freeform.restoring', true) is distinct from 'on' and (new.kind in ('turn', 'clarification', 'narration', 'rewind', 'strike')
      or new.kind = 'edit' and jsonb_exists(new.pass_outputs, 'change')))
    execute function publish_logged_event()`,
  `create constraint trigger table_messages_published after insert on table_messages deferrable initially deferred for each row
    when (current_setting('freeform.restoring', true) is distinct from 'on') execute function publish_table_message()`,
];
