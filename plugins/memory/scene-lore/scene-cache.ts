import { encodeJson, keepReads, remember } from "freeform-rpg/db/lib";
import type { DatabaseConnection, KeptReads } from "freeform-rpg/db";
import type { World } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { readViewpoint } from "freeform-rpg/plugins/memory/lore/lib";
import { gather, readSceneChunks } from "./gather.ts";
import type { SceneFocus } from "./gather.ts";
import { noLore } from "./scene-lore.ts";
import type { CachedSceneLore } from "./scene-lore.ts";

/** The lore of scenes, cached until the scene, a pack or the canon changes or someone leaves; arrivals are added. */
export interface SceneCache {
  /** The lore of the scene that a world shows; in a run, with which it was read. */
  read(world: World, runId?: string): Promise<CachedSceneLore>;
  /** The number of cache hits and misses. */
  rate(): { readonly hits: number; readonly misses: number };
}

/** The dependencies of the cache. */
export interface SceneCacheDeps {
  readonly database: DatabaseConnection;
  /** Installs packs that are not installed yet; cheap when all are. */
  readonly ensure: (packIds: readonly string[]) => Promise<void>;
  readonly stamps: KeptReads<Stamp | null>;
  /** The maximum number of tokens of lore for players in a scene. */
  readonly budget: number;
}

/** The state that lore depends on, except the scene: names and visibility of entities, corrections, and the installed packs. */
export interface Stamp {
  readonly packs: readonly string[];
  readonly stamp: string;
}

/** The number of campaigns whose lore is cached in memory. */
const maxCampaigns = 200;

interface CacheEntry {
  readonly key: string;
  /** Ids of the entities that it describes. */
  readonly present: readonly string[];
  readonly lore: CachedSceneLore;
}

/** Opens the cache. */
export const openSceneCache = ({ database, ensure, stamps, budget }: SceneCacheDeps): SceneCache => {
  const cache = new Map<string, CacheEntry>();
  const rate = { hits: 0, misses: 0 };
  const store = async (world: World, focus: SceneFocus, lore: CachedSceneLore) => {
    await saveRow(database, world, lore);
    const { stamp } = await readStamp(database, world.campaign.id);
    const present = focus.present.map(({ id }) => id);
    remember(cache, maxCampaigns, world.campaign.id, { key: keyOf(world, focus, stamp), present, lore });
    return lore;
  };
  const find = async (world: World, packs: readonly string[], stamp: string): Promise<CachedSceneLore> => {
    const focus = focusOf(world);
    const found = cache.get(world.campaign.id);
    const entered = found?.key === keyOf(world, focus, stamp) ? findArrivals(found, focus) : null;
    rate[entered === null ? "misses" : "hits"] += 1;
    if (found !== undefined && entered?.length === 0) return found.lore;
    if (found !== undefined && entered !== null) return store(world, focus, await append(found.lore, { database, budget }, world, entered));
    await ensure(packs);
    return store(world, focus, await gatherFor(database, world, focus, budget));
  };
  return {
    rate: () => ({ ...rate }),
    async read(world, runId) {
      const ahead = runId === undefined ? undefined : stamps.take(runId);
      const { packs, stamp } = ahead ?? (await readStamp(database, world.campaign.id));
      const lore = packs.length === 0 ? { player: noLore, dm: noLore, selection: [], tokens: 0 } : await find(world, packs, stamp);
      return withUndiscovered(lore, world);
    },
  };
};

/** The entities that have entered a cached scene; `null` when someone has left, so that the lore must be gathered again. */
const findArrivals = ({ present }: CacheEntry, focus: SceneFocus): SceneFocus["present"] | null => {
  const now = focus.present.map(({ id }) => id);
  return present.every((id) => now.includes(id)) ? focus.present.filter(({ id }) => !present.includes(id)) : null;
};

/** Adds briefings on entities that entered to a scene's lore, within the rest of its budget. */
const append = async (
  lore: CachedSceneLore,
  { database, budget }: Pick<SceneCacheDeps, "database" | "budget">,
  world: World,
  present: SceneFocus["present"],
): Promise<CachedSceneLore> => {
  const more = await gatherFor(database, world, { location_id: "", present, threads: [] }, Math.max(0, budget - lore.tokens));
  const join = (here: CachedSceneLore["dm"], added: CachedSceneLore["dm"]) => ({
    ...here,
    npc_briefings: { ...here.npc_briefings, ...added.npc_briefings },
  });
  return {
    player: join(lore.player, more.player),
    dm: join(lore.dm, more.dm),
    selection: [...lore.selection, ...more.selection],
    tokens: lore.tokens + more.tokens,
  };
};

/** Adds the undiscovered facts of the location for the DM. Once discovered, they are ordinary facts. */
const withUndiscovered = (lore: CachedSceneLore, { facts, scene }: World): CachedSceneLore => {
  const open = facts.filter(({ subject_id, visibility }) => subject_id === scene.location_id && visibility === "world");
  const found = open.map(({ object }) => ({
    trigger: `search: ${wordOf(object["feature"]) ?? "the place"}`,
    content: wordOf(object["text"]) ?? "",
  }));
  return found.length === 0 ? lore : { ...lore, dm: { ...lore.dm, discoverable: [...found, ...lore.dm.discoverable] } };
};

const wordOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Keeps the stamps that are read with the worlds of turns. */
export const keepStamps = (): KeptReads<Stamp | null> => keepReads("scene_lore", ({ campaign_id }) => stampOf(campaign_id));

const readStamp = async ({ sql: db }: DatabaseConnection, campaignId: string): Promise<Stamp> => {
  const { rows } = await sql<{ stamp: Stamp | null }>`select ${stampOf(campaignId)} as stamp`.execute(db);
  return rows[0]?.stamp ?? { packs: [], stamp: "" };
};

/** SQL of a campaign's {@link Stamp}, as JSON. */
const stampOf = (campaignId: string): RawBuilder<unknown> => sql`(
  select jsonb_build_object('packs', content_packs, 'stamp', canon_version || '/' || names_version || '/' || coalesce((
    select string_agg(collection || extract(epoch from indexed_at), ' ' order by collection) from lore_collections
    where collection in (select 'pack:' || jsonb_array_elements_text(content_packs))), ''))
  from campaigns where id = ${campaignId})`;

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

const keyOf = ({ scene }: World, { threads }: SceneFocus, stamp: string): string =>
  JSON.stringify([scene.id, scene.location_id, scene.since_turn, threads.map(({ id }) => id), stamp]);

const gatherFor = async (database: DatabaseConnection, world: World, focus: SceneFocus, budget: number): Promise<CachedSceneLore> => {
  const viewpoint = await readViewpoint(database.sql, world.campaign.id);
  return gather(await readSceneChunks(database.sql, viewpoint.packIds, focus), focus, viewpoint, budget);
};

/** Stores the lore for readers outside a turn. */
const saveRow = async ({ sql: db }: DatabaseConnection, { campaign, scene }: World, lore: CachedSceneLore): Promise<void> => {
  const row = { scene_id: scene.location_id, lore: encodeJson(lore), retrieved_at: new Date() };
  await db
    .insertInto("scene_lore")
    .values({ campaign_id: campaign.id, id: scene.id, ...row })
    .onConflict((conflict) => conflict.columns(["campaign_id", "id"]).doUpdateSet(row))
    .execute();
};
