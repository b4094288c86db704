import { sql } from "kysely";
import type { DatabaseConnection } from "freeform-rpg/db";

/**
 * Says to PostGraphile, by its smart tags and functions, what the engine's own API knows of the tables: which columns name entities, and what is in
 * JSON columns.
 */
export const describeForPeer = async ({ sql: database }: DatabaseConnection): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(database);
};

const statements = [
  `comment on table facts is E'@foreignKey (campaign_id, subject_id) references entities (campaign_id, id)|@fieldName subject'`,
  `comment on table members is E'@foreignKey (campaign_id, character_id) references entities (campaign_id, id)|@fieldName character'`,
  `comment on table inventory is E'@foreignKey (campaign_id, owner_id) references entities (campaign_id, id)|@foreignFieldName inventory\\n@foreignKey (campaign_id, item_id) references entities (campaign_id, id)|@fieldName item'`,
  `comment on table events is E'@foreignKey (campaign_id, user_id) references members (campaign_id, user_id)|@fieldName player'`,
  `create function facts_text(fact facts) returns text language sql stable as $$ select fact.object ->> 'text' $$`,
  `create function threads_related_entities(thread threads) returns setof entities language sql stable as $$
     select e.* from entities e where e.campaign_id = thread.campaign_id
       and e.id = any(array(select jsonb_array_elements_text(thread.related_entity_ids))) order by e.id $$`,
  `create function events_superseded(event events) returns boolean language sql stable as $$ select event.superseded_by is not null $$`,
  `create type event_part as (type text, text text)`,
  `create function events_parts(event events) returns setof event_part language sql stable as $$
     select part ->> 'type', part -> 'details' ->> 'text' from jsonb_array_elements(event.engine_events) as part $$`,
];
