import type { Tables } from "freeform-rpg/db";
import type { World } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { bareId, findOverridden, isDiscoverables, isShown } from "freeform-rpg/plugins/memory/lore/lib";
import type { ChunkMetadata, Viewpoint } from "freeform-rpg/plugins/memory/lore";
import { firstSentences } from "freeform-rpg/language";
import { plainText } from "./plain-text.ts";
import type { CachedSceneLore, SceneLore } from "./scene-lore.ts";

/** The subjects of a scene. */
export interface SceneFocus {
  readonly location_id: string;
  readonly present: readonly World["entities"][number][];
  readonly threads: readonly World["threads"][number][];
}

/** A chunk of a file that describes the location or an entity in it. */
export interface SceneChunk {
  readonly id: string;
  readonly chunk_text: string;
  readonly tokens: number;
  readonly visibility: string;
  readonly metadata: ChunkMetadata;
}

/**
 * Reads the chunks of the campaign's packs about the location, the entities present and the active threads. Files with the same id in
 * several packs describe the same subject; overridden chunks are left out.
 */
export const readSceneChunks = async (db: Kysely<Tables>, packs: readonly string[], focus: SceneFocus): Promise<SceneChunk[]> => {
  const subjects = [focus.location_id, ...focus.present.map(subjectOf)].filter((id) => id !== "").map(bareId);
  const files = packs.flatMap((pack) => subjects.map((subject) => `${pack}:${subject}`));
  const threads = focus.threads.map(({ id }) => id);
  if (files.length + threads.length === 0 || packs.length === 0) return [];
  const isNear = sql<boolean>`(metadata->>'file_id' in (${sql.join([...files, ""])}) or exists (
    select from jsonb_array_elements_text(metadata->'thread_ids') as thread where thread in (${sql.join([...threads, ""])})))`;
  const rows = await db
    .selectFrom("pack_chunks")
    .select(["id", "chunk_text", "tokens", "visibility"])
    .select((eb) => eb.ref("metadata").$castTo<ChunkMetadata>().as("metadata"))
    .where("pack_id", "in", packs)
    .where(isNear)
    .orderBy("pack_id")
    .orderBy("position")
    .execute();
  const ids = rows.map(({ id }) => id);
  const overridden = await findOverridden(db, ids, packs);
  return rows.filter(({ id }) => !overridden.has(id));
};

/** The pack file that describes an entity, else the entity's id. */
const subjectOf = ({ id, pack_entity_id }: SceneFocus["present"][number]): string => pack_entity_id ?? id;

/**
 * Makes a scene's lore from its chunks: first the location, then the entities present, then threads, within `budget` tokens of text for
 * players. The DM's part also contains the chunks that players may not read.
 */
export const gather = (chunks: readonly SceneChunk[], focus: SceneFocus, viewpoint: Viewpoint, budget: number): CachedSceneLore => {
  const shown = chunks.filter((chunk) => isShown(chunk, viewpoint));
  const { used, selection, tokens } = choose(orderByUse(shown, focus), budget);
  const player = arrange(used, [], focus);
  const hidden = chunks.filter((chunk) => !shown.includes(chunk));
  return { player, dm: arrange(used, hidden, focus), selection, tokens };
};

interface Choice {
  readonly chunk: SceneChunk;
  readonly reason: string;
}

const orderByUse = (shown: readonly SceneChunk[], focus: SceneFocus): Choice[] => {
  const present = new Map(focus.present.map((entity) => [bareId(subjectOf(entity)), entity.name]));
  const place = shown.filter((chunk) => isAbout(chunk, focus.location_id));
  const people = shown.filter((chunk) => !place.includes(chunk) && present.has(bareId(chunk.metadata.file_id)));
  const tied = shown.filter((chunk) => !place.includes(chunk) && !people.includes(chunk) && chunk.metadata.section === "Intro");
  return [
    ...place.map((chunk) => ({ chunk, reason: "it describes the location" })),
    ...people.map((chunk) => ({ chunk, reason: `${present.get(bareId(chunk.metadata.file_id)) ?? "someone"} is present` })),
    ...tied.map((chunk) => ({ chunk, reason: "it concerns an active thread" })),
  ];
};

const choose = (choices: readonly Choice[], budget: number) => {
  const used: SceneChunk[] = [];
  let tokens = 0;
  const selection = choices.map(({ chunk, reason }) => {
    const fits = tokens + chunk.tokens <= budget;
    if (fits) used.push(chunk);
    if (fits) tokens += chunk.tokens;
    const why = fits ? reason : `${reason}, but it needs ${chunk.tokens} tokens and ${budget - tokens} remain`;
    return { id: chunk.id, used: fits, reason: why, tokens: chunk.tokens };
  });
  return { used, selection, tokens };
};

const arrange = (shown: readonly SceneChunk[], hidden: readonly SceneChunk[], focus: SceneFocus): SceneLore => {
  const of = (chunks: readonly SceneChunk[], fileId: string) => chunks.filter((chunk) => isAbout(chunk, fileId));
  const people = focus.present.filter((entity) => of(shown, subjectOf(entity)).length > 0);
  return {
    atmosphere: atmosphereFirst(of(shown, focus.location_id)).map(({ chunk_text }) => plainText(chunk_text)),
    npc_briefings: Object.fromEntries(
      people.map((entity) => {
        const fileId = subjectOf(entity);
        return [entity.id, brief(entity, of(shown, fileId), of(hidden, fileId))];
      }),
    ),
    // A discoverable is a fact of the campaign and is shown from there until it is found.
    discoverable: of(hidden, focus.location_id)
      .filter(({ metadata }) => !isDiscoverables(metadata.section))
      .map(({ chunk_text, metadata }) => ({
        trigger: `${metadata.title}: ${metadata.section.toLowerCase()}`,
        content: plainText(chunk_text),
      })),
    thread_connections: Object.fromEntries(
      focus.threads.flatMap(({ id }) => {
        const tied = shown.filter(({ metadata }) => metadata.thread_ids.includes(id) && metadata.section === "Intro");
        const sentences = tied.slice(0, 3).map(({ chunk_text }) => firstSentences(plainText(chunk_text), 1));
        return sentences.length === 0 ? [] : [[id, sentences.join(" ")]];
      }),
    ),
  };
};

const isAbout = ({ metadata }: SceneChunk, fileId: string): boolean => fileId !== "" && bareId(metadata.file_id) === bareId(fileId);

const atmosphereFirst = (chunks: readonly SceneChunk[]): SceneChunk[] =>
  chunks.toSorted((a, b) => Number(/atmosphere/i.test(b.metadata.section)) - Number(/atmosphere/i.test(a.metadata.section)));

const brief = (
  { attrs }: SceneFocus["present"][number],
  shown: readonly SceneChunk[],
  hidden: readonly SceneChunk[],
): SceneLore["npc_briefings"][string] => {
  const manner = shown.find(({ metadata }) => /manner|demeanou?r|personality/i.test(metadata.section));
  return {
    disposition: manner ? plainText(manner.chunk_text) : (attrs.disposition ?? ""),
    knows: shown.filter((chunk) => chunk !== manner).map(({ chunk_text }) => plainText(chunk_text)),
    withholds: hidden.map(({ chunk_text }) => plainText(chunk_text)),
    capabilities: [...(attrs.threat_level ? [`Threat: ${attrs.threat_level}.`] : []), ...(attrs.capabilities ?? [])].join(" "),
  };
};
