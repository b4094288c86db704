import type { TurnRequest, Visibility, World } from "freeform-rpg/schemas";
import type { CampaignDocuments } from "freeform-rpg/schemas/turn";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { isParted } from "../sight/is-parted.ts";
import { encodeJson } from "../json.ts";
import type { Patch, Value } from "../log/packet-patch.ts";
import { conversation } from "./conversation-query.ts";
import { documentsOf, markOf } from "./known-documents.ts";
import type { StoredDocuments } from "./known-documents.ts";
import { readsObject } from "./read-ahead.ts";
import type { ReadAhead } from "./read-ahead.ts";
import { nameTokens } from "./name-tokens.ts";
import { offstage } from "./offstage-query.ts";
import { watched, watchedFacts, watchedInventory, watchedThreads } from "./watched-query.ts";

/** A world as the database returns it, before its documents are parsed. Parts are `null` where the campaign lacks them. */
export type RawWorld = Omit<
  World,
  "parted" | "along" | "seen" | "campaign" | "scene" | "director" | "actor_id" | "recent_turns" | "conversation"
> & {
  readonly campaign: Omit<World["campaign"], keyof CampaignDocuments> & StoredDocuments;
  readonly scene: World["scene"] | null;
  readonly director: World["director"] | null;
  readonly parted: boolean;
  readonly elsewhere: World["scene"][];
  readonly unknown: readonly UnknownRow[];
  readonly turns: readonly { turn_no: number; player_input: string; final_text: string; engine_events: unknown; options: unknown }[];
  readonly conversation: { readonly turns: World["conversation"]["turns"]; readonly base: StoredBase | null };
};

/** A packet as rows of events hold it: a whole one, and the differences that make it the packet of this run, in order. */
export interface StoredBase {
  readonly run: string | null;
  /** Neither of them where the reader knows the packet of this run. */
  readonly packet?: Value;
  readonly patches?: readonly Patch[];
}

/** A row that players know of and the actor does not, with the visibility that it has for them; `null` for a row that they have never heard of. */
export interface UnknownRow {
  readonly table: string;
  readonly key: string;
  readonly visibility: Visibility | null;
}

/** Most rows of one kind that a world holds, and most facts about one subject. */
const limits = { named: 40, featured: 300, threads: 100, located: 60, facts: 200, factsOfOne: 40, turns: 6, stretches: 10, arcs: 9 };

/**
 * One statement for everything near the scene, and for what conditions and triggers name. Each part is found by an index and limited, so that its cost does not
 * grow with the campaign's age. The laterals with a limit or offset hold the planner to those indexes: the embedded
 * database gathers no statistics, and it would rather read whole campaigns. What the reader remembers is not sent again. Only the last turn can be
 * answered, so that of the others no options are read: they are within long documents. What is read `ahead` comes beside the world.
 */
export const worldQuery = (request: TurnRequest, known: Remembered, ahead: readonly ReadAhead[] = []): RawBuilder<WorldRow> => {
  const { campaign_id, actor_id, text } = request;
  // A value that the planner does not see: a plan for it would cost the same as one for any, so that Postgres stops planning the statement for each turn.
  const id = sql`(select ${campaign_id}::text)`;
  return sql<WorldRow>`
  with s as materialized (
    select * from scene where campaign_id = ${id} order by jsonb_exists(present_entity_ids, ${actor_id}::text) desc, id limit 1),
  players as materialized (select character_id as id from members where campaign_id = ${id} and character_id is not null),
  present as materialized (
    select jsonb_array_elements_text(present_entity_ids) as id from s
    union select location_id from s union select id from players union select ${actor_id}::text),
  live as materialized (select * from threads where campaign_id = ${id} and status = 'active' order by progressed_turn desc, id limit ${sql.lit(limits.threads)}),
  ahead as materialized (select * from threads where campaign_id = ${id} and status = 'proposed' order by id limit ${sql.lit(limits.threads)}),
  danger as materialized (select * from threats where campaign_id = ${id} and status = 'pending'),
  carried as materialized (
    select i.* from present p, lateral (select * from inventory where campaign_id = ${id} and owner_id = p.id offset 0) i),
  called as materialized (${namedEntities(id, nameTokens(text))}),
  named as materialized (select id from called union ${placesWith(id, text)}),
  exits as materialized (${exits(id)}),
  located as materialized (
    select e.id, place.id as location_id from (
      select location_id as id from s union select id from exits union select id from named) place,
    lateral (
      select id from entities where campaign_id = ${id} and attrs->>'location_id' = place.id
      order by id limit ${sql.lit(limits.located)}) e),
  around as materialized (
    select id from present union select item_id from carried union select id from named
    union select id from exits union select id from located
    union select ${placesOf(id)}
    union select jsonb_array_elements_text(related_entity_ids) from live
    union select source_entity_id from danger where source_entity_id is not null),
  watched as materialized (${watched(id)}), near as materialized (select id from around union select id from watched),
  at_hand as materialized (
    select id from present union select item_id from carried
    union select id from located where location_id = (select location_id from s)),
  turns as materialized (
    select turn_no, player_input, coalesce(release->>'text', final_text) as final_text, engine_events,
      case when row_number() over (order by seq desc) = 1 then pass_outputs->'ruling'->'clarification_options' end as options, seq from events
    where campaign_id = ${id} and superseded_by is null and kind in ('genesis', 'turn', 'clarification', 'narration') and (kind <> 'genesis' or final_text <> '')
    order by seq desc limit ${sql.lit(limits.turns)})
  select jsonb_build_object(
    'campaign', ${campaign(id, known.documents)},
    'player_ids', (select coalesce(jsonb_agg(distinct id order by id), '[]') from players),
    'scene', (select to_jsonb(s) - 'campaign_id' from s),
    'director', (select to_jsonb(d) - 'campaign_id' from director d where d.campaign_id = ${id} and d.id = 'director'),
    ${stateParts(id)},
    'elsewhere', ${rowsOf(sql`select * from scene where campaign_id = ${id} and id <> (select id from s)`, "id")},
    'parted', ${isParted(id)}, 'unknown', ${unknownTo(id, actor_id)},
    'offstage', ${offstage(id)}, 'conversation', ${conversation(id, known.base)},
    'turns', ${rowsOf(sql`select * from turns`, "seq")}) as world, ${readsObject(request, ahead)} as ahead`;
};

/** What a reader remembers of a campaign: the run of its base packet, and the mark of its documents. */
export interface Remembered {
  readonly base: string | null;
  readonly documents: string | null;
}

/** The row that is read. */
interface WorldRow {
  readonly world: RawWorld;
  /** What was read ahead, by name. */
  readonly ahead: Readonly<Record<string, unknown>>;
}

type Part = RawBuilder<unknown>;

const campaign = (id: Part, known: string | null): Part => sql`(
  select jsonb_build_object('id', c.id, 'name', c.name, 'seed', c.seed, 'on_unfixable_narration', c.on_unfixable_narration,
    'current_turn', c.current_turn, 'head_seq', c.head_seq, ${documentsOf(sql`c`, sql`marked.mark`, known)})
  from campaigns c, lateral (select ${markOf(sql`c`)} as mark offset 0) marked where c.id = ${id})`;

/** The rows of state near the scene. */
const stateParts = (id: Part): Part => sql`
    'entities', ${rowsOf(sql`select e.* from near, lateral (select * from entities where campaign_id = ${id} and id = near.id limit 1) e`, "id")},
    'facts', ${rowsOf(facts(id), "turn_no, id")},
    'threads', ${rowsOf(sql`select * from live union select * from ahead union ${watchedThreads(id)}`, "id")},
    'clocks', ${rowsOf(sql`select * from clocks where campaign_id = ${id}`, "id")},
    'inventory', ${rowsOf(sql`select * from carried union ${watchedInventory(id)}`, "owner_id, item_id")},
    'relationships', ${rowsOf(relationships(id), "a_id, b_id, rel_type")},
    'situations', ${rowsOf(sql`select * from situations where campaign_id = ${id} and cleared_turn is null`, "id")},
    'threats', ${rowsOf(sql`select * from danger`, "id")},
    'summaries', ${rowsOf(summaries(id), "scope, scope_id, id")}`;

const unknownTo = (id: Part, actorId: string): Part => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('table', o.table_name, 'key', o.row_key, 'visibility', o.known->>'visibility')), '[]')
  from outlooks o where o.campaign_id = ${id} and o.table_name in ('entities', 'facts', 'threads', 'clocks', 'situations', 'threats')
    and (o.known is null or o.known->>'visibility' <> 'known')
    and o.character_id = coalesce((select m.character_id from outlooks m
      where m.campaign_id = ${id} and m.character_id = ${actorId} and m.table_name = '' and m.row_key = ''), ''))`;

const rowsOf = (query: Part, order: string): Part =>
  sql`(select coalesce(jsonb_agg(to_jsonb(r) - 'campaign_id' order by ${sql.join(order.split(", ").map((column) => sql.ref(`r.${column}`)))}), '[]') from (${query}) r)`;

/** The places that the scene's location leads to. */
const exits = (id: Part): Part =>
  sql`select jsonb_array_elements_text(e.attrs->'exits') as id from s, lateral (
    select attrs from entities where campaign_id = ${id} and id = s.location_id limit 1) e
    where jsonb_typeof(e.attrs->'exits') = 'array'`;

/** Entities whose names share the most words with the player's text, hidden ones too. */
const namedEntities = (id: Part, tokens: readonly string[]): Part => sql`
  select n.entity_id as id from jsonb_array_elements_text(${encodeJson(tokens)}::jsonb) as said(token),
    lateral (select entity_id from entity_names where campaign_id = ${id} and token = said.token limit ${sql.lit(limits.named * 10)}) n
  group by n.entity_id order by count(*) desc, n.entity_id limit ${sql.lit(limits.named)}`;

/** The places where those are whom the player's text names. */
const placesOf = (id: Part): Part => sql`one.attrs->>'location_id' from called,
    lateral (select attrs from entities where campaign_id = ${id} and id = called.id limit 1) one where one.attrs->>'location_id' is not null`;

/** Known places with a feature that the player's text calls by two words or more: "the cedar door" of the panhouse. */
const placesWith = (id: Part, text: string): Part => sql`
  select place.id from (select id, attrs from entities where campaign_id = ${id} and type = 'location' and visibility = 'known'
      and jsonb_typeof(attrs->'features') = 'array' order by id limit ${sql.lit(limits.featured)}) place,
    jsonb_array_elements_text(place.attrs->'features') as feature(name),
    regexp_replace(lower(split_part(feature.name, ',', 1)), '^(the|a|an) ', '') as called
  where strpos(called, ' ') > 0 and strpos(lower(${text}::text), called) > 0`;

/**
 * Known facts about all who are near; the others about what is present, carried or lying here, and those that someone present
 * may reveal (tag `told_by:<id>`); of each subject the newest that hold. With them come the facts that must be discovered before (tag `after:<id>`).
 */
const facts = (id: Part): Part => sql`
  with found as materialized (${nearFacts(id)})
  select * from found
  union
  select before.* from found, jsonb_array_elements_text(found.tags) as tag(name), lateral (
    select * from facts where campaign_id = ${id} and id = substr(tag.name, 7) limit 1) before
  where tag.name like 'after:%'
  union ${watchedFacts(id)}`;

const nearFacts = (id: Part): Part => sql`
  select * from (
    select f.* from around, lateral (
      select * from facts where campaign_id = ${id} and subject_id = around.id and visibility = 'known' and ended_turn is null
      order by turn_no desc limit ${sql.lit(limits.factsOfOne)}) f
    order by f.turn_no desc, f.id limit ${sql.lit(limits.facts)}) known
  union
  select * from (
    select f.* from at_hand, unnest(array['world', 'dm']) as v(visibility), lateral (
      select * from facts where campaign_id = ${id} and subject_id = at_hand.id and visibility = v.visibility and ended_turn is null
      order by turn_no desc limit ${sql.lit(limits.factsOfOne)}) f
    order by f.turn_no desc, f.id limit ${sql.lit(limits.facts)}) hidden
  union
  select * from (
    select f.* from (select * from facts where campaign_id = ${id} and visibility = 'world' and ended_turn is null offset 0) f
    where exists (select from present where jsonb_exists(f.tags, 'told_by:' || present.id))
    order by f.turn_no desc, f.id limit ${sql.lit(limits.facts)}) tellable`;

const relationships = (id: Part): Part => sql`
  select r.* from near, lateral (select * from relationships where campaign_id = ${id} and a_id = near.id offset 0) r
  where r.b_id in (select id from near)`;

/**
 * Of what was summed up: every live thread, the last session, the last stretches of turns and the last one at this place, and of older
 * turns the widest arcs about them. These are few, however old the campaign is.
 */
const summaries = (id: Part): Part => sql`
  select m.* from (
    select 'scene' as scope, unnest(array[id, location_id]) as scope_id from s
    union select 'thread', id from live) about,
  lateral (
    select * from summaries where campaign_id = ${id} and scope = about.scope and scope_id = about.scope_id
    order by to_turn desc, id limit 1) m
  union ${newestOf(id, "session", 1)}
  union ${newestOf(id, "scene", limits.stretches)}
  union ${newestOf(id, "arc", limits.arcs, sql`and scope_id = '1000'`)}
  union ${newestOf(
    id,
    "arc",
    limits.arcs,
    sql`and scope_id = '100' and to_turn > coalesce((
      select max(to_turn) from summaries where campaign_id = ${id} and scope = 'arc' and scope_id = '1000'), 0)`,
  )}`;

const newestOf = (id: Part, scope: string, limit: number, further: Part = sql``): Part => sql`
  select * from (
    select * from summaries where campaign_id = ${id} and scope = ${sql.lit(scope)} ${further}
    order by to_turn desc, id limit ${sql.lit(limit)}) ${sql.table(`${scope}_newest`)}`;
