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
  // Words of an entity's names, each under its campaign, so that one index lookup finds who a sentence may speak of.
  String.raw`create function name_tokens(campaign text, name text, attrs jsonb) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct campaign || '/' || token), '{}')
    from unnest(regexp_split_to_array(lower(name || ' ' || coalesce(attrs->>'aliases', '')), '[\s!-/:-@\[-${"`"}{-~\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+')) as token
    where length(token) > 1 $$`,
  "create index entities_names on entities using gin (name_tokens(campaign_id, name, attrs)) with (fastupdate = off)",
  `create table facts (${row}, subject_id text not null, predicate text not null, object jsonb not null,
    visibility text not null, confidence double precision not null, tags jsonb not null, discovered_turn integer,
    discovery_method text, turn_no integer not null, ${provenance}, ${keyed})`,
  "create index facts_subject on facts (campaign_id, subject_id, visibility, turn_no)",
  "create index facts_visibility on facts (campaign_id, visibility, turn_no)",
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
