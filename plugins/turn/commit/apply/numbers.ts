import type { StateDiff } from "freeform-rpg/schemas";
import type { Tables } from "../tables.ts";

const intensityLimit = 10;

/** Deltas of clocks, inventory and relationships, made absolute and clamped. */
export const applyNumbers = (diff: StateDiff, { clocks, inventory, relationships }: Tables): void => {
  for (const { id, delta } of diff.clocks) {
    const clock = clocks.need(id);
    clocks.put({ ...clock, value: clamp(clock.value + delta, 0, clock.max) });
  }
  for (const { owner_id, item_id, delta, flags } of diff.inventory_changes) {
    const row =
      delta < 0 ? inventory.need(owner_id, item_id) : (inventory.find(owner_id, item_id) ?? { owner_id, item_id, qty: 0, flags: {} });
    const qty = Math.max(0, row.qty + delta);
    if (qty === 0) inventory.remove(owner_id, item_id);
    else inventory.put({ ...row, qty, flags: { ...row.flags, ...flags } });
  }
  for (const { a_id, b_id, rel_type, delta } of diff.relationship_changes) {
    const fresh = { a_id, b_id, rel_type, intensity: 0, notes: {}, visibility: "known", origin: "campaign", pack_id: null } as const;
    const row = relationships.find(a_id, b_id, rel_type) ?? fresh;
    relationships.put({ ...row, intensity: clamp(row.intensity + delta, -intensityLimit, intensityLimit) });
  }
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
