/** Invitations to campaigns, requests to join by them, and the names that members show. */
export const invitations = [
  "alter table members add column name text",
  `create table invitations (
    campaign_id text not null references campaigns, id text not null, code_hash text not null,
    role text not null check (role in ('DM', 'PLAYER', 'OBSERVER')), seat_id text, note text not null default '',
    approval boolean not null default false, max_uses integer check (max_uses > 0), uses integer not null default 0,
    expires_at timestamptz not null, created_by text not null, created_at timestamptz not null default clock_timestamp(), revoked_at timestamptz,
    primary key (campaign_id, id), unique (campaign_id, code_hash))`,
  `create table join_requests (
    campaign_id text not null, user_id text not null, name text not null, invitation_id text not null, seat_id text,
    asked_at timestamptz not null default clock_timestamp(), refused_at timestamptz,
    primary key (campaign_id, user_id), foreign key (campaign_id, invitation_id) references invitations)`,
];
