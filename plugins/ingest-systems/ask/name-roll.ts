import { strayWords } from "freeform-rpg/plugins/ingest";
import type { ResolutionRules, Segment, SystemsClaim, SystemsKey } from "freeform-rpg/schemas";

const plainNames: Readonly<Record<ResolutionRules["method"], string>> = {
  sum_bands: "Sum against bands",
  highest_die: "Highest die",
  roll_under: "Roll under",
  target_number: "Die against a number",
  dice_pool: "Pool of successes",
  step_die: "Step die",
};

/** A way to roll under the book's name for it, or under a plain one where a model made one up. Other claims stay as they are. */
export const nameRoll = <K extends SystemsKey>(claim: SystemsClaim<K>, segments: readonly Segment[]): SystemsClaim<K> => {
  if (!("rules" in claim.details)) return claim;
  const text = segments.find(({ id }) => id === claim.segment)?.text ?? "";
  return strayWords(claim.name, text).length === 0 ? claim : { ...claim, name: plainNames[claim.details.rules.method] };
};
