import type { StateDiff } from "freeform-rpg/schemas";
import type { Ledger } from "./ledger.ts";

/** The ledger's running values as one diff against the world it was opened on. */
export const closeLedger = (ledger: Ledger): StateDiff => ({
  ...ledger.diff,
  clocks: ledger.world.clocks.flatMap(({ id, value }) => {
    const delta = (ledger.clocks.get(id)?.value ?? value) - value;
    return delta === 0 ? [] : [{ id, delta }];
  }),
  inventory_changes: [...ledger.stock.values()].filter(({ delta }) => delta !== 0),
  entities_update: [...ledger.entityUpdates].map(([id, { attrs, known }]) => ({
    id,
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(known ? { visibility: "known" as const } : {}),
  })),
  scene_update: sceneUpdate(ledger),
  director: directorUpdate(ledger),
});

const sceneUpdate = ({ scene, world, present }: Ledger): StateDiff["scene_update"] => {
  const { id: _, ...after } = { ...scene, present_entity_ids: [...present] };
  const before: Readonly<Record<string, unknown>> = world.scene;
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])));
};

const directorUpdate = ({ director, world }: Ledger): StateDiff["director"] => {
  const { id: _, ...after } = director;
  const before: Readonly<Record<string, unknown>> = world.director;
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])));
};
