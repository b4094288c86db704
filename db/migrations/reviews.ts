/** Runs that wait for a decision, and the decisions of DMs about what players mean and what they read. */
export const reviews = [
  "alter table campaigns add column review jsonb",
  "alter table runs add column wait_until timestamptz",
  "drop index runs_waiting",
  "create index runs_waiting on runs (campaign_id, created_at) where status in ('queued', 'running', 'waiting')",
  `create table reviews (
    campaign_id text not null, run_id text not null, kind text not null check (kind in ('actions', 'narration')), digest text not null,
    subject jsonb not null, asked_at timestamptz not null default clock_timestamp(),
    decision jsonb, decided_by text, decided_at timestamptz,
    primary key (campaign_id, run_id, kind, digest), foreign key (campaign_id, run_id) references runs on delete cascade)`,
];
