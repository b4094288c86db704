import type { DatabaseConnection, Tables } from "freeform-rpg/db";
import type { Entity, Fact, Thread, World } from "freeform-rpg/schemas";
import { sightIn } from "freeform-rpg/db/lib";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Canon } from "../map/build-canon.ts";

/**
 * Adds rows that corrections make relevant and that the world was read without: merge targets of entities in the world, entities that the
 * player names by a corrected name, and threads that a DM reopened. Runs one statement, and only when something is missing.
 */
export const completeWorld = async (world: World, canon: Canon, text: string, database: DatabaseConnection): Promise<World> => {
  if (canon.plain) return world;
  const entities = missingEntities(world, canon, text);
  const threads = missingThreads(world, canon);
  if (entities.length + threads.length === 0) return world;
  const found = await readRows(sightIn(world, database.sql), world.campaign.id, entities, threads);
  return {
    ...world,
    entities: [...world.entities, ...found.entities],
    facts: [...world.facts, ...found.facts.filter(({ id }) => !world.facts.some((fact) => fact.id === id))],
    threads: [...world.threads, ...found.threads],
  };
};

const missingEntities = ({ entities, scene, actor_id, player_ids, inventory }: World, canon: Canon, text: string): string[] => {
  const there = new Set(entities.map(({ id }) => id));
  const spoken = canon.text.mentionsIn(text).filter((id) => canon.entities.entity(id)?.corrected);
  const near = [
    ...there,
    ...scene.present_entity_ids,
    scene.location_id,
    actor_id,
    ...player_ids,
    ...inventory.map(({ item_id }) => item_id),
  ];
  const targets = near.flatMap((id) => canon.entities.mergedIds().get(id) ?? []);
  return [...new Set([...targets, ...spoken])].filter((id) => !there.has(id));
};

const missingThreads = ({ threads }: World, canon: Canon): string[] => {
  const there = new Set(threads.map(({ id }) => id));
  const reopened = canon.threads
    .threads()
    .filter(({ status }) => status === "active")
    .map(({ id }) => id);
  const targets = threads.flatMap(({ id }) => canon.threads.mergedIds().get(id) ?? []);
  return [...new Set([...reopened, ...targets])].filter((id) => !there.has(id));
};

interface CompletedRows {
  readonly entities: Entity[];
  readonly facts: Fact[];
  readonly threads: Thread[];
}

/** The limit of facts about one subject, as in worlds. */
const maxFactsPerSubject = 40;

const readRows = async (
  scope: Kysely<Tables>,
  campaignId: string,
  entities: readonly string[],
  threads: readonly string[],
): Promise<CompletedRows> => {
  const id = sql`${campaignId}::text`;
  const wanted = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const { rows } = await sql<{ found: CompletedRows }>`select jsonb_build_object(
    'entities', (select coalesce(jsonb_agg(to_jsonb(e) - 'campaign_id' order by e.id), '[]') from entities e
      where e.campaign_id = ${id} and e.id in ${wanted(entities)}),
    'threads', (select coalesce(jsonb_agg(to_jsonb(t) - 'campaign_id' order by t.id), '[]') from threads t
      where t.campaign_id = ${id} and t.id in ${wanted(threads)}),
    'facts', (select coalesce(jsonb_agg(to_jsonb(f) - 'campaign_id' order by f.turn_no, f.id), '[]')
      from jsonb_array_elements_text(${JSON.stringify(entities)}::jsonb) as near(id), lateral (
        select * from facts where campaign_id = ${id} and subject_id = near.id and visibility = 'known' and ended_turn is null
        order by turn_no desc limit ${sql.lit(maxFactsPerSubject)}) f)) as found`.execute(scope);
  return rows[0]?.found ?? { entities: [], facts: [], threads: [] };
};
