import type { StateDiff } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "./resolution-draft.ts";

/** The draft's running values as one diff against the world in which the turn began. */
export const closeDraft = (draft: ResolutionDraft): StateDiff => ({
  ...draft.diff,
  clocks: draft.start.clocks.flatMap(({ id, value }) => {
    const delta = (draft.clocks.get(id)?.value ?? value) - value;
    return delta === 0 ? [] : [{ id, delta }];
  }),
  inventory_changes: [...draft.stock.values()].filter(({ delta }) => delta !== 0),
  entities_update: [...draft.entityUpdates].map(([id, { attrs, known }]) => ({
    id,
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(known ? { visibility: "known" as const } : {}),
  })),
  scene_update: sceneUpdate(draft),
  director: directorUpdate(draft),
});

const sceneUpdate = ({ scene, start, present }: ResolutionDraft): StateDiff["scene_update"] => {
  const { id: _, ...after } = { ...scene, present_entity_ids: [...present] };
  const before: Readonly<Record<string, unknown>> = start.scene;
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])));
};

const directorUpdate = ({ director, start }: ResolutionDraft): StateDiff["director"] => {
  const { id: _, ...after } = director;
  const before: Readonly<Record<string, unknown>> = start.director;
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])));
};
