import { encodeJson } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import type { World } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { readStandpoint } from "freeform-rpg/plugins/lore";
import { gather, readSceneChunks } from "./gather.ts";
import type { SceneFocus } from "./gather.ts";
import { noLore } from "./scene-lore.ts";
import type { KeptSceneLore } from "./scene-lore.ts";

/** Lore of scenes, kept until the scene, its people, a pack or the canon changes. */
export interface SceneCache {
  /** The lore of the scene that a world shows. */
  read(world: World): Promise<KeptSceneLore>;
  /** How often lore was at hand, and how often it had to be gathered. */
  rate(): { readonly hits: number; readonly misses: number };
}

/** What a cache is made with. */
export interface SceneCacheTools {
  readonly database: DatabaseConnection;
  /** Makes sure that packs are installed; cheap when they are. */
  readonly ensure: (packIds: readonly string[]) => Promise<void>;
  /** Tokens of player-safe lore a scene may have. */
  readonly budget: number;
}

/** Campaigns whose lore is kept in memory; others are gathered anew. */
const remembered = 200;

/** Opens the cache. */
export const openSceneCache = ({ database, ensure, budget }: SceneCacheTools): SceneCache => {
  const kept = new Map<string, { key: string; lore: KeptSceneLore }>();
  const rate = { hits: 0, misses: 0 };
  return {
    rate: () => ({ ...rate }),
    async read(world) {
      const { packs, stamp } = await readStamp(database, world.campaign.id);
      if (packs.length === 0) return { player: noLore, dm: noLore, selection: [], tokens: 0 };
      const focus = focusOf(world);
      const key = keyOf(world, focus, stamp);
      const found = kept.get(world.campaign.id);
      if (found?.key === key) {
        rate.hits += 1;
        return found.lore;
      }
      rate.misses += 1;
      await ensure(packs);
      const lore = await gatherFor(database, world, focus, budget);
      await keepRow(database, world, lore);
      if (kept.size >= remembered) kept.delete(kept.keys().next().value ?? "");
      kept.set(world.campaign.id, { key: keyOf(world, focus, (await readStamp(database, world.campaign.id)).stamp), lore });
      return lore;
    },
  };
};

/** What lore depends on beside the scene: names and visibility of entities, corrections, and the packs' own state. */
const readStamp = async ({ sql: db }: DatabaseConnection, campaignId: string): Promise<{ packs: readonly string[]; stamp: string }> => {
  const { rows } = await sql<{ packs: string[]; stamp: string }>`
    select content_packs as packs, canon_version || '/' || names_version || '/' || coalesce((
      select string_agg(collection || extract(epoch from indexed_at), ' ' order by collection) from lore_collections
      where collection in (select 'pack:' || jsonb_array_elements_text(content_packs))), '') as stamp
    from campaigns where id = ${campaignId}`.execute(db);
  return rows[0] ?? { packs: [], stamp: "" };
};

const focusOf = ({ scene, entities, threads, actor_id, player_ids }: World): SceneFocus => {
  const played = new Set([actor_id, ...player_ids]);
  const obscured = new Set(scene.obscured_entity_ids);
  const place = entities.find(({ id }) => id === scene.location_id);
  return {
    location_id: place?.pack_entity_id ?? scene.location_id,
    present: entities.filter(
      ({ id, visibility }) => scene.present_entity_ids.includes(id) && visibility === "known" && !played.has(id) && !obscured.has(id),
    ),
    threads: threads.filter(({ visibility, status }) => visibility === "known" && status === "active"),
  };
};

const keyOf = ({ scene }: World, { present, threads }: SceneFocus, stamp: string): string =>
  JSON.stringify([scene.id, scene.location_id, scene.since_turn, present.map(({ id }) => id), threads.map(({ id }) => id), stamp]);

const gatherFor = async (database: DatabaseConnection, world: World, focus: SceneFocus, budget: number): Promise<KeptSceneLore> => {
  const standpoint = await readStandpoint(database.sql, world.campaign.id);
  return gather(await readSceneChunks(database.sql, standpoint.pack_ids, focus), focus, standpoint, budget);
};

/** Kept also for those who look at the campaign from outside its turns. */
const keepRow = async ({ sql: db }: DatabaseConnection, { campaign, scene }: World, lore: KeptSceneLore): Promise<void> => {
  const row = { scene_id: scene.location_id, lore: encodeJson(lore), retrieved_at: new Date() };
  await db
    .insertInto("scene_lore")
    .values({ campaign_id: campaign.id, id: scene.id, ...row })
    .onConflict((conflict) => conflict.columns(["campaign_id", "id"]).doUpdateSet(row))
    .execute();
};
