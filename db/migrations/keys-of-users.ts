/** A key of idempotency is one user's: what another user chose does not matter. */
export const keysOfUsers = [
  "alter table runs add unique (campaign_id, user_id, idempotency_key), drop constraint runs_campaign_id_idempotency_key_key",
  `alter table table_messages add unique (campaign_id, user_id, idempotency_key),
    drop constraint table_messages_campaign_id_idempotency_key_key`,
];
