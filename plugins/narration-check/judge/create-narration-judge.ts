import { JsonObject } from "freeform-rpg/schemas/values";
import type { PolicyEngine } from "freeform-rpg/plugins/policy/engine";
import { shippedDetectors } from "./detectors/shipped-detectors.ts";
import type { NarrationFacts } from "./facts/narration-facts.ts";
import type { NarrationJudge } from "./narration-judge.ts";
import { narrationPacksOf } from "./narration-policies.ts";

/** The options of a judge. */
export interface NarrationJudgeOptions {
  readonly policies: PolicyEngine;
  /** Names of every loaded detector of narration. Default: those that ship. */
  readonly detectors?: readonly string[];
  /** Packs by id. Default: every loaded pack with a rule that uses one of the detectors. */
  readonly packs?: readonly string[] | undefined;
}

/** Creates the judge for the loaded packs. */
export const createNarrationJudge = ({ policies, detectors = shippedNames, packs: named }: NarrationJudgeOptions): NarrationJudge => {
  const packs = named ?? narrationPacksOf(policies.set, new Set(detectors));
  return {
    check: async (text, given) => (await policies.check(text, { packs, given })).violations,
    repair: (text, given) => policies.correct(text, { packs, given }),
  };
};

const shippedNames = shippedDetectors.map(({ name }) => name);

/** Facts as the judge takes them and as held narrations store them: JSON, without fields that are undefined. */
export const toGiven = (facts: NarrationFacts): JsonObject => JsonObject.parse(JSON.parse(JSON.stringify(facts)));
