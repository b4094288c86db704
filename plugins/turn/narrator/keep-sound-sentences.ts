import type { NarrationViolation } from "freeform-rpg/schemas";
import { mentions } from "./judge-binding.ts";
import { applyRepairs, planRepairs } from "./plan-repairs.ts";

/** A text without the sentences that violations name: each goes, or is replaced by the plain sentence of its event where no other tells it. */
export const keepSoundSentences = (text: string, violations: readonly NarrationViolation[]): string => {
  const repairs = planRepairs(text, violations);
  const rest = applyRepairs(
    text,
    repairs,
    repairs.map(() => ""),
  );
  return applyRepairs(
    text,
    repairs,
    repairs.map(({ plain }) => (plain !== "" && mentions(plain, rest) ? "" : plain)),
  );
};
