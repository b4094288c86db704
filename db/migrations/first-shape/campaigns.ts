/** Campaigns, their members and their log. */
export const campaigns = [
  "create extension if not exists vector",
  `create table campaigns (
    id text primary key, name text not null, seed text not null, scenario_id text, status text not null default 'active',
    current_turn integer not null default 0, head_seq integer not null default 0,
    calibration jsonb not null default '{}', system jsonb not null, genre_rules jsonb not null default '{}',
    content_packs jsonb not null default '[]',
    created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  `create table members (
    campaign_id text not null references campaigns, user_id text not null, role text not null, character_id text,
    joined_at timestamptz not null default now(), primary key (campaign_id, user_id))`,
  "create index members_user on members (user_id)",
  `create table events (
    campaign_id text not null references campaigns, seq integer not null, id text not null, kind text not null, turn_no integer not null,
    run_id text, user_id text, idempotency_key text, player_input text not null, context_packet jsonb not null,
    pass_outputs jsonb not null, engine_events jsonb not null, state_diff jsonb not null, rolls jsonb not null,
    final_text text not null, prompt_versions jsonb not null, receipts jsonb not null, changes jsonb not null,
    superseded_by integer, created_at timestamptz not null default now(),
    primary key (campaign_id, seq), unique (campaign_id, id), unique (campaign_id, run_id))`,
  "create index events_turn on events (campaign_id, turn_no, seq)",
  "create index events_live on events (campaign_id, seq) where superseded_by is null",
  `create table state_snapshots (
    campaign_id text not null references campaigns, seq integer not null, turn_no integer not null, state jsonb not null,
    superseded_by integer, created_at timestamptz not null default now(), primary key (campaign_id, seq))`,
  `create table sessions (
    campaign_id text not null references campaigns, id text not null, started_at timestamptz not null default now(),
    ended_at timestamptz, turn_range_start integer, turn_range_end integer, session_lore jsonb not null default '{}',
    summary text, world_events_pending jsonb not null default '[]', primary key (campaign_id, id))`,
  `create table setups (
    id text primary key, user_id text not null, phase text not null, document jsonb not null default '{}',
    created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  "create index setups_user on setups (user_id, updated_at)",
];
