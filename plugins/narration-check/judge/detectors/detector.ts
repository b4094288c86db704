import { facet } from "freeform-rpg/kernel";
import type { Finding } from "freeform-rpg/plugins/policy/engine";
import type { Reading, ReadSentence } from "../reading/reading.ts";

/** Looks for one kind of violation in a narration. Deterministic; it calls no model. */
export type Detect = (reading: Reading) => readonly Finding[];

/** A check on narrations, in code. A rule of a policy pack gives its findings their policy, severity and fix. */
export interface NarrationDetector {
  /** The name by which a rule refers to it: `expression: { not: { predicate: wrong_time } }`. */
  readonly name: string;
  readonly detect: Detect;
  /** True to report sentences too that repeat a decided event word for word. Default false: such a sentence is true by definition. */
  readonly includesDecided?: boolean;
}

/** Detectors that plugins contribute. */
export const narrationDetectors = facet<NarrationDetector>("narration-judge/detectors");

/** A finding about a whole sentence. */
export const createFinding = ({ id, span }: ReadSentence, message: string, suggestion: string): Finding => ({
  node_id: id,
  location: span,
  message,
  suggestion,
});
