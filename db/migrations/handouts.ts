/** Handouts that DMs prepare, and their images. What was given stands in the log. */
export const handouts = [
  `create table handout_images (
    campaign_id text not null references campaigns, id text not null,
    media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
    width integer not null, height integer not null, content bytea not null, primary key (campaign_id, id))`,
  `create table handouts (
    campaign_id text not null references campaigns, id text not null, title text not null, text text not null default '',
    image_id text, alternative_text text not null default '', idempotency_key text,
    created_at timestamptz not null default clock_timestamp(), updated_at timestamptz not null default clock_timestamp(),
    primary key (campaign_id, id), unique (campaign_id, idempotency_key), foreign key (campaign_id, image_id) references handout_images)`,
  "create index events_handouts on events (campaign_id, seq) where jsonb_exists(pass_outputs, 'handout')",
];
