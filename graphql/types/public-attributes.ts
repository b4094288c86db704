import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** SQL of an entity's attributes that players may see: what its DM part, its plans and its whereabouts are stays out. */
export const publicAttributes = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${row}.attrs - array['dm', 'agenda', 'escalation_profile', 'location_id']::text[]`;

/** SQL of one such attribute. */
export const publicAttribute =
  (name: string) =>
  (row: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${row}.attrs -> ${sql.lit(name)}`;
