/**
 * What becomes of a narration that cannot be mended is a campaign's setting. `held` says that an event's prose waited for the DM,
 * `release` what the DM made of it; the event's own text is the engine's account all the same.
 */
export const heldNarrations = [
  "alter table campaigns add column beyond_repair text not null default 'safe' check (beyond_repair in ('safe', 'hold'))",
  "alter table events add column held boolean not null default false, add column release jsonb",
  "create index events_held on events (campaign_id, seq) where held and release is null",
];
