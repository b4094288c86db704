import { unsupportedWords } from "freeform-rpg/plugins/ingest/book-text/lib";
import { diceMethodOf } from "freeform-rpg/plugins/rules/dice/lib";
import type { Segment, SystemsClaim, SystemsKey } from "freeform-rpg/schemas";

/** A way to roll under the book's name for it, or under a plain one where a model made one up. Other claims stay as they are. */
export const nameRoll = <K extends SystemsKey>(claim: SystemsClaim<K>, segments: readonly Segment[]): SystemsClaim<K> => {
  if (!("rules" in claim.details)) return claim;
  const text = segments.find(({ id }) => id === claim.segment)?.text ?? "";
  return unsupportedWords(claim.name, text).length === 0 ? claim : { ...claim, name: diceMethodOf(claim.details.rules).label };
};
