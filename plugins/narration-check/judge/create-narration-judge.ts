import type { PolicyEngine } from "freeform-rpg/plugins/policy/engine";
import type { NarrationJudge } from "./narration-judge.ts";
import { narrationPacksOf } from "./narration-policies.ts";

/** The options of a judge. */
export interface NarrationJudgeOptions {
  readonly policies: PolicyEngine;
  /** Names of every loaded detector of narration. */
  readonly detectors: readonly string[];
  /** Packs by id. Default: every loaded pack with a rule that uses one of the detectors. */
  readonly packs?: readonly string[] | undefined;
}

/** Creates the judge for the loaded packs. */
export const createNarrationJudge = ({ policies, detectors, packs: named }: NarrationJudgeOptions): NarrationJudge => {
  const packs = named ?? narrationPacksOf(policies.set, new Set(detectors));
  return {
    check: async (text, given) => (await policies.check(text, { packs, given })).violations,
    repair: (text, given) => policies.correct(text, { packs, given }),
  };
};
