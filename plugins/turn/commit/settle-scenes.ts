import type { Scene, StateDiff } from "freeform-rpg/schemas";
import type { Tables, Turning } from "./tables.ts";

/**
 * Keeps scenes apart after someone went somewhere: those who stay behind keep their scene, who arrives where others are joins theirs, no one is in
 * two scenes, and all have the same time. With one scene and no one left behind there is nothing to do.
 */
export const settleScenes = (before: Scene | undefined, diff: StateDiff, tables: Tables, turning: Turning): void => {
  const after = tables.scene.find(turning.sceneId);
  if (before === undefined || after === undefined) return;
  const here = placeScene(before, after, tables, turning);
  for (const other of tables.scene.rows().filter(({ id }) => id !== here.id)) tables.scene.put(withoutGuests(other, here, before, diff));
};

/** The scene of those who acted: it stays in its row, begins a row of its own, or joins the row of a scene at the same place. */
const placeScene = (before: Scene, after: Scene, { scene }: Tables, { players = [] }: Turning): Scene => {
  if (after.location_id === before.location_id) return after;
  const others = scene.rows().find(({ id, location_id }) => id !== after.id && location_id === after.location_id);
  const left = before.present_entity_ids.filter((id) => players.includes(id) && !after.present_entity_ids.includes(id));
  if (left.length > 0) {
    const gone = new Set(after.present_entity_ids);
    scene.put({ ...before, time: after.time, present_entity_ids: before.present_entity_ids.filter((id) => !gone.has(id)) });
    const begun = others === undefined ? { ...after, id: freeId(scene) } : joined(others.id, after, others);
    scene.put(begun);
    return begun;
  }
  if (others === undefined) return after;
  // The first scene is the one that stays, so that a party that is together again is where it was.
  const [stays, goes] = [after.id, others.id].toSorted();
  const met = joined(stays ?? after.id, after, others);
  scene.remove(goes ?? others.id);
  scene.put(met);
  return met;
};

const joined = (id: string, after: Scene, others: Scene): Scene => ({
  ...after,
  id,
  present_entity_ids: [...new Set([...others.present_entity_ids, ...after.present_entity_ids])],
});

const freeId = (scene: Tables["scene"]): string => {
  for (let number = 2; ; number++) if (scene.find(`scene-${number}`) === undefined) return `scene-${number}`;
};

/** Another scene with the same time, without those who have come here, and with those who have gone there. */
const withoutGuests = (other: Scene, here: Scene, before: Scene, { entities_update }: StateDiff): Scene => {
  const came = new Set(here.present_entity_ids.filter((id) => !before.present_entity_ids.includes(id)));
  const went = entities_update.filter(({ attrs }) => attrs?.["location_id"] !== undefined && attrs["location_id"] !== null);
  const away = new Set(went.filter(({ attrs }) => attrs?.["location_id"] !== other.location_id).map(({ id }) => id));
  const arrived = went.filter(({ id, attrs }) => attrs?.["location_id"] === other.location_id && !here.present_entity_ids.includes(id));
  const present = [...other.present_entity_ids.filter((id) => !came.has(id) && !away.has(id)), ...arrived.map(({ id }) => id)];
  return { ...other, time: here.time, present_entity_ids: [...new Set(present)] };
};
