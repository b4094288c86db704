import type { Correction } from "freeform-rpg/schemas";
import { nameKey } from "freeform-rpg/language";

/**
 * Whether the rows of a correction exist and are those it was made for: after a rewind another row may have the same id.
 */
export const matchesRows = (correction: Correction, rowName: (id: string) => string | undefined): boolean => {
  const matches = (id: string, meant: string | null | undefined): boolean => {
    const there = rowName(id);
    return there !== undefined && (meant === null || meant === undefined || nameKey(there) === nameKey(meant));
  };
  if (!matches(correction.target_id, correction.target_name)) return false;
  return correction.action === "entity_merge" || correction.action === "thread_merge"
    ? matches(correction.payload.into_id, correction.into_name)
    : true;
};
