import type { StateDiff } from "freeform-rpg/schemas";
import type { Tables, Turning } from "../tables.ts";

/** The scene, the director's memory and the summaries: given fields replace what was. */
export const applyStage = ({ scene_update, director, summaries }: StateDiff, tables: Tables, { sceneId }: Turning): void => {
  if (Object.keys(scene_update).length > 0) tables.scene.put({ ...tables.scene.need(sceneId), ...scene_update });
  if (Object.keys(director).length > 0) tables.director.put({ ...tables.director.need("director"), ...director });
  for (const summary of summaries) tables.summaries.put(summary);
};
