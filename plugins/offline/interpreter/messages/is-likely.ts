import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading, Understood } from "../reading.ts";

/**
 * True for an action that is carried out though words around it were not understood: the catalogue lists its verb under that action, it can do no
 * harm, and what it is done to is known. "Have a look at the slate, mainly what Jin owed" looks at the slate.
 */
export const isLikely = ({ evidence, roles }: ReadFrame, { actions }: Understood, { actions: catalogue, book }: Reading): boolean =>
  evidence.listed === "same" &&
  actions.length > 0 &&
  roles.every(({ role }) => role !== "words") &&
  actions.every(
    ({ action, target_id = "" }) =>
      /^(?:look|search|listen|go)$/.test(catalogue.find(action).family) && book.some(({ id }) => id === target_id),
  );
