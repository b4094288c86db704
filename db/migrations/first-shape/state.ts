const provenance = "origin text not null, pack_id text";
const owner = "campaign_id text not null references campaigns";
const row = `${owner}, id text not null`;
const keyed = "primary key (campaign_id, id)";

/** The tables that project the log. */
export const state = [
  `create table scene (${row}, location_id text not null, present_entity_ids jsonb not null, time jsonb not null,
    constraints jsonb not null, visibility_conditions text, noise_level text, obscured_entity_ids jsonb not null,
    since_turn integer not null, ${keyed})`,
  `create table director (${row}, failure_streak jsonb not null, recent_moves jsonb not null,
    investigation_progress jsonb not null, counters jsonb not null, ${keyed})`,
  `create table entities (${row}, type text not null, name text not null, attrs jsonb not null, tags jsonb not null,
    visibility text not null, ${provenance}, pack_entity_id text, ${keyed})`,
  "create index entities_type on entities (campaign_id, type)",
  "create index entities_location on entities (campaign_id, (attrs->>'location_id'))",
  // Words of entities' names, so that one index lookup finds the entities that a sentence may mention. Maintained by a trigger: no code writes it.
  `create table entity_names (
    campaign_id text not null, token text not null, entity_id text not null, primary key (campaign_id, token, entity_id),
    foreign key (campaign_id, entity_id) references entities (campaign_id, id) on delete cascade)`,
  "create index entity_names_entity on entity_names (campaign_id, entity_id)",
  String.raw`create function keep_entity_names() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      if old.name = new.name and old.attrs->'aliases' is not distinct from new.attrs->'aliases' then return null; end if;
      delete from entity_names where campaign_id = new.campaign_id and entity_id = new.id;
    end if;
    insert into entity_names (campaign_id, token, entity_id)
    select distinct new.campaign_id, token, new.id
    from regexp_split_to_table(lower(new.name || ' ' || coalesce(new.attrs->>'aliases', '')), '[\s!-/:-@\[-${"`"}{-~\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+') as token
    where token ~ '..|[0-9]';
    return null;
  end $$`,
  `create trigger entity_names_kept after insert or update of name, attrs on entities
    for each row execute function keep_entity_names()`,
  `create table facts (${row}, subject_id text not null, predicate text not null, object jsonb not null,
    visibility text not null, confidence double precision not null, tags jsonb not null, discovered_turn integer,
    discovery_method text, turn_no integer not null, ${provenance}, ${keyed})`,
  // The only index that orders by turn: with another, a planner without statistics reads all facts of a campaign.
  "create index facts_subject on facts (campaign_id, subject_id, visibility, turn_no)",
  "create index facts_hidden on facts (campaign_id, id) where visibility = 'world'",
  `create table threads (${row}, title text not null, type text not null, urgency text not null, status text not null,
    stakes jsonb not null, related_entity_ids jsonb not null, tags jsonb not null, visibility text not null,
    progressed_turn integer not null, ${provenance}, ${keyed})`,
  "create index threads_status on threads (campaign_id, status)",
  `create table clocks (${row}, name text not null, value integer not null, max integer not null, direction text not null,
    triggers jsonb not null, tags jsonb not null, visibility text not null, ${provenance}, ${keyed})`,
  `create table inventory (${owner}, owner_id text not null, item_id text not null, qty integer not null, flags jsonb not null,
    primary key (campaign_id, owner_id, item_id))`,
  "create index inventory_item on inventory (campaign_id, item_id)",
  `create table relationships (${owner}, a_id text not null, b_id text not null, rel_type text not null, intensity integer not null,
    notes jsonb not null, visibility text not null, ${provenance}, primary key (campaign_id, a_id, b_id, rel_type))`,
  "create index relationships_b on relationships (campaign_id, b_id)",
  `create table situations (${row}, type text not null, hardness text not null, subject_id text not null, narrative text not null,
    created_turn integer not null, cleared_turn integer, ${keyed})`,
  "create index situations_active on situations (campaign_id) where cleared_turn is null",
  `create table threats (${row}, text text not null, source_entity_id text, hardness text not null, status text not null,
    created_turn integer not null, hardened_turn integer, ${keyed})`,
  "create index threats_pending on threats (campaign_id) where status = 'pending'",
  `create table summaries (${row}, scope text not null, scope_id text not null, text text not null, from_turn integer not null,
    to_turn integer not null, ${keyed})`,
  "create index summaries_scope on summaries (campaign_id, scope, scope_id, to_turn)",
];
