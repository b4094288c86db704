import type { GraphIndex } from "../language/graph-index.ts";
import { isNode } from "../language/predicate.ts";
import type { Predicate, Value } from "../language/predicate.ts";
import type { NarrationCode, NarrationFinding } from "./finding.ts";
import { findingsOf } from "./read-narration.ts";

const codes: readonly NarrationCode[] = [
  "contradicts_outcome",
  "absent_acts",
  "stranger_acts",
  "item_not_carried",
  "item_not_given",
  "knows_too_much",
  "dead_act",
  "wrong_time",
  "acts_again",
  "ability_not_had",
  "clock_untold",
  "clue_again",
  "tells_secret",
  "crosses_line",
  "lifts_veil",
];

/** One predicate for each thing that a sentence of narration can get wrong. */
export const narrationPredicates: readonly Predicate[] = codes.map((code) => ({
  name: code,
  params: ["discourse_act"],
  holds: (args, index) => findingAt(code, args, index) !== undefined,
  explain: (args, index) => findingAt(code, args, index),
}));

const findingAt = (code: NarrationCode, [act]: readonly Value[], { graph }: GraphIndex): NarrationFinding | undefined => {
  const findings = findingsOf(graph);
  if (findings.length === 0 || !isNode(act)) return undefined;
  return findings.find((one) => one.code === code && one.location.start === act.span?.start);
};
