import { unsupportedWords } from "freeform-rpg/plugins/ingest/book-text/lib";
import { diceMethodOf } from "freeform-rpg/plugins/rules/dice/lib";
import type { Segment, SystemsClaim, SystemsKey } from "freeform-rpg/schemas";

/** Names a resolution method as the book does, or by a plain name when the model made one up. Other claims are unchanged. */
export const nameRoll = <K extends SystemsKey>(claim: SystemsClaim<K>, segments: readonly Segment[]): SystemsClaim<K> => {
  if (!("rules" in claim.details)) return claim;
  const text = segments.find(({ id }) => id === claim.segment)?.text ?? "";
  return unsupportedWords(claim.name, text).length === 0 ? claim : { ...claim, name: diceMethodOf(claim.details.rules).label };
};
