import { createNarrationJudge, loadNarrationPolicies, toGiven } from "freeform-rpg/plugins/narration-check/judge/lib";
import type { NarrationFacts } from "freeform-rpg/plugins/narration-check/judge";
import { createPolicyEngine } from "freeform-rpg/plugins/policy/engine/lib";
import type { NarrationViolation } from "freeform-rpg/schemas";

/** What was found in a text, and how long that took. */
export interface Judgement {
  readonly violations: readonly NarrationViolation[];
  readonly milliseconds: number;
}

/** Checks texts by the shipped rules, one after another, as turns do. */
export const judgeProse = async <T extends { readonly text: string; readonly facts: NarrationFacts }>(
  texts: readonly T[],
): Promise<(T & Judgement)[]> => {
  const judge = await createNarrationJudge({ policies: createPolicyEngine(loadNarrationPolicies()) });
  const judged: (T & Judgement)[] = [];
  for (const one of texts) {
    const given = toGiven(one.facts);
    const start = performance.now();
    const violations = await judge.check(one.text, given);
    judged.push({ ...one, violations, milliseconds: performance.now() - start });
  }
  return judged;
};
