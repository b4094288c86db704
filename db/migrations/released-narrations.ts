/** Finds narrations that were released, so that what was indexed before can be indexed as it is told now. */
export const releasedNarrations = ["create index events_released on events (campaign_id, seq) where release is not null"];
