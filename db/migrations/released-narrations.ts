/** Finds narrations that were released, so that turns indexed before the release can be indexed with the released text. */
export const releasedNarrations = ["create index events_released on events (campaign_id, seq) where release is not null"];
