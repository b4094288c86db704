import type { PolicyDomain } from "freeform-rpg/plugins/policy/engine";
import { checkAgainstFacts, namesOf } from "./check-against-facts.ts";
import type { NarrationDetector } from "./detectors/detector.ts";
import { NarrationFacts } from "./facts/narration-facts.ts";

/** The policy domain that checks texts against the facts of a turn. */
export const narrationDomain = (detectors: readonly NarrationDetector[]): PolicyDomain => ({
  shape: NarrationFacts.shape,
  detectors: detectors.map(({ name }) => name),
  read: (given) => {
    const facts = NarrationFacts.parse(given);
    return { names: namesOf(facts), detect: (graph) => checkAgainstFacts(graph, facts, detectors) };
  },
});
