import type { Correction } from "freeform-rpg/schemas";
import { nameKey } from "./name-key.ts";

/**
 * Whether the rows that a correction speaks of are there and are those that were meant: a rewind gives ids back, and what bears
 * one afterwards may be somebody else.
 */
export const meansRows = (correction: Correction, rowName: (id: string) => string | undefined): boolean => {
  const isMeant = (id: string, meant: string | null | undefined): boolean => {
    const there = rowName(id);
    return there !== undefined && (meant === null || meant === undefined || nameKey(there) === nameKey(meant));
  };
  if (!isMeant(correction.target_id, correction.target_name)) return false;
  return correction.action === "entity_merge" || correction.action === "thread_merge"
    ? isMeant(correction.payload.into_id, correction.into_name)
    : true;
};
