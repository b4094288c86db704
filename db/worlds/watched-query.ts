import { sql } from "kysely";
import type { RawBuilder } from "kysely";

type Part = RawBuilder<unknown>;

/** Most references, and most promises and deaths, that conditions and triggers may bring into a world. */
const limits = { references: 300, promises: 300 };

/**
 * The ids that conditions, triggers and guards name, wherever they are: every string without blanks in them. It leans on the `around`, `live` and
 * `ahead` of the query that it is part of. Most of these strings are no ids and find nothing.
 */
export const watched = (id: Part): Part => sql`
  select distinct said #>> '{}' as id from (
    select story as document from campaigns where id = ${id}
    union all select triggers || jsonb_build_object('moves', moves) from clocks where campaign_id = ${id}
    union all select jsonb_build_array(resolved_when, failed_when) from (select * from live union all select * from ahead) open_threads
    union all select e.attrs->'guards' from around, lateral (
      select attrs from entities where campaign_id = ${id} and id = around.id limit 1) e where jsonb_exists(e.attrs, 'guards')
  ) documents, jsonb_path_query(document, 'strict $.** ? (@.type() == "string")') as said
  where length(said #>> '{}') <= 200 and said #>> '{}' !~ '\\s'
  limit ${sql.lit(limits.references)}`;

/**
 * The facts that conditions name, and of the persons that they name the newest promises and what says that they are dead. They are sorted once: to sort those
 * of each person took most of the time of the whole query.
 */
export const watchedFacts = (id: Part): Part => sql`
  select f.* from watched, lateral (select * from facts where campaign_id = ${id} and id = watched.id limit 1) f
  union
  select * from (
    select f.* from watched, lateral (
      select * from facts where campaign_id = ${id} and subject_id = watched.id and predicate in ('promised', 'dead') and ended_turn is null
      offset 0) f
    order by f.turn_no desc, f.id limit ${sql.lit(limits.promises)}) promised`;

/** The threads that conditions name, closed ones too. */
export const watchedThreads = (id: Part): Part =>
  sql`select t.* from watched, lateral (select * from threads where campaign_id = ${id} and id = watched.id limit 1) t`;

/** Who holds the items that conditions name. */
export const watchedInventory = (id: Part): Part =>
  sql`select i.* from watched, lateral (select * from inventory where campaign_id = ${id} and item_id = watched.id offset 0) i`;
