/** Packs, corrections, and the runs that make turns. */
export const canonAndRuns = [
  `create table content_packs (
    id text primary key, name text not null, version text not null, genre text, layer text not null default 'setting',
    depends_on jsonb not null default '[]', path text not null, license jsonb not null default '{}',
    installed_at timestamptz not null default now())`,
  `create table pack_chunks (
    pack_id text not null references content_packs on delete cascade, id text not null, file_path text not null,
    section_path text not null, chunk_text text not null, tokens integer not null default 0, metadata jsonb not null default '{}',
    search tsvector, embedding vector(128), generation integer not null default 0, primary key (pack_id, id))`,
  "create index pack_chunks_search on pack_chunks using gin (search)",
  `create table scene_lore (
    campaign_id text not null references campaigns, id text not null, scene_id text not null, session_id text,
    lore jsonb not null default '{}', retrieved_at timestamptz not null default now(), primary key (campaign_id, id),
    foreign key (campaign_id, session_id) references sessions (campaign_id, id))`,
  "create index scene_lore_scene on scene_lore (campaign_id, scene_id)",
  `create table corrections (
    campaign_id text not null references campaigns, id text not null, session_id text, action text not null,
    target_id text not null, payload jsonb not null default '{}', reason text not null default '',
    status text not null default 'pending', proposed_by text not null, proposed_at timestamptz not null default now(),
    decided_by text, decided_at timestamptz, note text, primary key (campaign_id, id),
    foreign key (campaign_id, session_id) references sessions (campaign_id, id))`,
  "create index corrections_status on corrections (campaign_id, status, decided_at)",
  `create table prompt_pins (
    campaign_id text not null references campaigns, prompt_id text not null, version text not null,
    primary key (campaign_id, prompt_id))`,
  `create table runs (
    campaign_id text not null, id text not null, pipeline text not null, user_id text not null, idempotency_key text not null,
    request jsonb not null, status text not null default 'queued', failure jsonb, last_seq integer not null default 0,
    lease_owner text, lease_until timestamptz, created_at timestamptz not null default clock_timestamp(),
    started_at timestamptz, finished_at timestamptz,
    primary key (campaign_id, id), unique (campaign_id, idempotency_key))`,
  // One run of a campaign at a time, even when two workers claim at once.
  "create unique index runs_one_at_a_time on runs (campaign_id) where status = 'running' and campaign_id <> ''",
  "create index runs_id on runs (id)",
  "create index runs_waiting on runs (campaign_id, created_at) where status in ('queued', 'running')",
  "create index runs_served on runs (campaign_id, user_id, started_at)",
  `create table run_artifacts (
    campaign_id text not null, run_id text not null, artifact text not null, key text not null, value jsonb not null,
    saved_at timestamptz not null default now(), primary key (campaign_id, run_id, artifact))`,
  "create index run_artifacts_run on run_artifacts (run_id)",
  `create table run_events (
    campaign_id text not null, run_id text not null, seq integer not null, event jsonb not null,
    told_at timestamptz not null default now(), primary key (campaign_id, run_id, seq))`,
  "create index run_events_run on run_events (run_id, seq)",
  `create table model_calls (
    campaign_id text not null, id text not null, run_id text, stage text not null, prompt_id text not null,
    prompt_version text not null, request_key text, request jsonb not null default 'null', reply jsonb not null default 'null',
    receipt jsonb not null, called_at timestamptz not null default now(), primary key (campaign_id, id))`,
  "create index model_calls_run on model_calls (campaign_id, run_id)",
  `create table eval_runs (
    id text primary key, suite text not null, configuration jsonb not null default '{}', results jsonb not null default '[]',
    started_at timestamptz not null default now(), finished_at timestamptz)`,
  `create table eval_cases (
    eval_run_id text not null references eval_runs on delete cascade, id text not null, passed boolean not null,
    why text not null default '', document jsonb not null default 'null', primary key (eval_run_id, id))`,
];
