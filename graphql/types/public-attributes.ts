import { openAttributes } from "freeform-rpg/plugins/turn/context/lib";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * SQL of an entity's attributes that players may see: those that prompts are shown too; of a played character all but its DM part, its plans
 * and its whereabouts. A new attribute of anybody else is secret until it is named. Parts within that are called `dm` are still to be taken out.
 */
export const publicAttributes = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when exists (select from members played where played.campaign_id = ${row}.campaign_id and played.character_id = ${row}.id)
  then ${row}.attrs - array['dm', 'agenda', 'escalation_profile', 'location_id', 'exits']::text[]
  else (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${row}.attrs)
    where key in (${sql.join(openAttributes.map((name) => sql.lit(name)))})) end`;

/** SQL of one such attribute. */
export const publicAttribute =
  (name: string) =>
  (row: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${row}.attrs -> ${sql.lit(name)}`;
