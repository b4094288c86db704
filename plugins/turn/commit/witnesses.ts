import type { StateDiff, World } from "freeform-rpg/schemas";

/** The characters who witness a turn; `undefined` where all do. Who goes apart leaves the others behind before anything can be read. */
export const witnessesOf = (world: World, diff: StateDiff): string[] | undefined => {
  const { actor_id, player_ids, scene, elsewhere = [], along } = world;
  const after = diff.scene_update.location_id === undefined ? undefined : diff.scene_update.present_entity_ids;
  const isAway = (id: string): boolean =>
    elsewhere.some(({ present_entity_ids }) => present_entity_ids.includes(id)) ||
    (scene.present_entity_ids.includes(id) && (after?.includes(id) === false || along?.includes(id) === false));
  const witnesses = [...new Set([actor_id, ...player_ids])].filter((id) => id === actor_id || !isAway(id));
  return player_ids.every((id) => witnesses.includes(id)) ? undefined : witnesses;
};
