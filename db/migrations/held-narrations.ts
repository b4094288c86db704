/**
 * The handling of a narration that cannot be repaired is a campaign's setting. `held` marks an event whose prose was held for the DM,
 * `release` has the text that the DM released; the event's own text is always the engine's account.
 */
export const heldNarrations = [
  "alter table campaigns add column beyond_repair text not null default 'safe' check (beyond_repair in ('safe', 'hold'))",
  "alter table events add column held boolean not null default false, add column release jsonb",
  "create index events_held on events (campaign_id, seq) where held and release is null",
];
