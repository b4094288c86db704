/** Who witnessed an event, what characters still believe, and whether players read what happens elsewhere. */
export const splitParties = [
  "alter table events add column witnesses jsonb",
  "create index events_private on events (campaign_id, seq) where witnesses is not null",
  "alter table campaigns add column shared_story boolean not null default false",
  `create table outlooks (campaign_id text not null references campaigns, character_id text not null, table_name text not null,
    row_key text not null, known jsonb, primary key (campaign_id, character_id, table_name, row_key))`,
];
