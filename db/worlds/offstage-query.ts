import { sql } from "kysely";
import type { RawBuilder } from "kysely";

type Part = RawBuilder<unknown>;

/** Most hidden facts, most hidden entities, and most known ones of each type. */
const limits = { facts: 2000, hidden: 500, ofType: 300 };

/**
 * Hidden facts of the whole campaign, those it began with first, and who and what is elsewhere, as JSON of `Offstage`. It leans on the `near` of the
 * query that it is part of. The limits within the laterals, and the offset, hold the planner to the indexes: known facts grow with the story.
 */
export const offstage = (id: Part): Part => sql`jsonb_build_object(
    'facts', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'text', f.object->>'text') order by f.turn_no, f.id), '[]') from (
      select * from (select id, object, turn_no, ended_turn from facts where campaign_id = ${id} and visibility <> 'known' offset 0) hidden
      where ended_turn is null order by turn_no, id limit ${sql.lit(limits.facts)}) f where f.object->>'text' <> ''),
    'names', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'type', e.type, 'visibility', e.visibility,
        'aliases', jsonb_path_query_array(coalesce(e.attrs->'aliases', '[]'), '$[*] ? (@.type() == "string")'))
        order by e.visibility = 'known', e.type, e.id), '[]') from (${elsewhere(id)}) e
      where e.id not in (select id from near where id is not null)))`;

const elsewhere = (id: Part): Part => sql`
  select * from (select id, name, type, visibility, attrs from entities where campaign_id = ${id} and visibility <> 'known'
    order by id limit ${sql.lit(limits.hidden)}) hidden
  union all
  select one.* from unnest(array['character', 'monster', 'deity', 'item']) as kind(name), lateral (
    select id, name, type, visibility, attrs from entities where campaign_id = ${id} and type = kind.name
    order by id limit ${sql.lit(limits.ofType)}) one where one.visibility = 'known'`;
