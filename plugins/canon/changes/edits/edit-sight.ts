import type { Edit, Entity, Scene } from "freeform-rpg/schemas";
import { sceneAt } from "freeform-rpg/plugins/turn/effects/lib";
import { settleScenes } from "freeform-rpg/plugins/turn/commit/lib";
import { StateDiff } from "freeform-rpg/schemas/turn";
import { EditRefused } from "../change-error.ts";
import { requireEntity, requireRow } from "./edit-scene.ts";
import type { EditScene } from "./edit-scene.ts";

type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;

/** Lets some of the players' characters, or all, know a fact, or know of someone or something. */
export const share = ({ target, with: given }: EditOf<"share">, scene: EditScene): void => {
  const { facts, entities } = scene.tables;
  for (const [at, id] of given.entries()) requirePlayer(scene, `with.${at}`, id);
  const to = given.length === 0 ? null : given;
  const fact = facts.find(target);
  if (fact === undefined) return shareEntity(scene, requireRow(scene, "entities", "target", target), to);
  if (fact.visibility !== "known") facts.put({ ...fact, visibility: "known", discovered_turn: scene.turnNo, discovery_method: "dm" });
  shareRow(scene, "facts", target, to, fact.visibility === "known");
  const subject = entities.find(fact.subject_id);
  if (subject !== undefined && subject.visibility !== "dm") shareEntity(scene, subject, to);
};

const shareEntity = (scene: EditScene, entity: Entity, to: readonly string[] | null): void => {
  if (entity.visibility !== "known") scene.tables.entities.put({ ...entity, visibility: "known" });
  shareRow(scene, "entities", entity.id, to, entity.visibility === "known");
};

/** What everybody knew already, or those who are named, needs no sharing. */
const shareRow = (scene: EditScene, table: "entities" | "facts", id: string, to: readonly string[] | null, wasKnown: boolean): void => {
  const lacking = scene.tables.outlooks.rows().filter(({ table_name, row_key }) => table_name === table && row_key === id);
  const lacks = lacking.some(({ character_id }) => to === null || to.includes(character_id));
  if (!wasKnown || lacks) scene.shares.push({ table, key: [id], to });
};

/** Tells everybody what a DM has made known, where some knew it already. */
export const shareWithAll = (scene: EditScene, table: "entities" | "facts", id: string): void => shareRow(scene, table, id, null, true);

/** Takes players' characters, and who is to come along, out of their scene and to a place. */
export const moveCharacters = ({ who, to, along }: EditOf<"move_characters">, scene: EditScene): void => {
  const place = requireEntity(scene, "to", to, "location");
  for (const [at, id] of who.entries()) requirePlayer(scene, `who.${at}`, id);
  for (const [at, id] of along.entries()) requireEntity(scene, `along.${at}`, id, "character", "monster");
  const [first = ""] = who;
  const before = sceneWith(scene, first);
  if (who.some((id) => sceneWith(scene, id).id !== before.id))
    throw new EditRefused("who", "They are in different scenes. Move them one after another.");
  if (before.location_id === place.id) throw new EditRefused("to", "They are there already.");
  const { tables, players, turnNo } = scene;
  const elsewhere = tables.scene.rows().filter(({ id }) => id !== before.id);
  const along_ = [...who, ...along];
  const entities = tables.entities
    .rows()
    .map((one) => (along.includes(one.id) ? { ...one, attrs: { ...one.attrs, in_party: true } } : one));
  const world = { actor_id: first, player_ids: [...players], entities, elsewhere, along: along_ };
  tables.scene.put(sceneAt(world, before, place, turnNo));
  settleScenes(before, StateDiff.parse({}), tables, { turnNo, sceneId: before.id, players });
};

/** The scene that a character is in. Throws `EditRefused`. */
export const sceneWith = ({ tables }: EditScene, id: string): Scene => {
  const found = tables.scene.rows().find(({ present_entity_ids }) => present_entity_ids.includes(id));
  if (found !== undefined) return found;
  throw new EditRefused("who", `"${id}" is in no scene. \`setScene\` brings them into one.`);
};

const requirePlayer = (scene: EditScene, field: string, id: string): void => {
  requireEntity(scene, field, id);
  if (!scene.players.includes(id))
    throw new EditRefused(field, `"${id}" is no character of a player. Players' characters are: ${scene.players.join(", ")}.`);
};
