import type { Span } from "freeform-rpg/schemas";
import type { Reading, ReadSentence } from "./reading.ts";

/** What prose can get wrong; each is a predicate of the same name, and a rule in a pack. */
export type NarrationCode =
  | "contradicts_outcome"
  | "absent_acts"
  | "stranger_acts"
  | "item_not_carried"
  | "item_not_given"
  | "knows_too_much"
  | "dead_act"
  | "wrong_time"
  | "acts_again"
  | "ability_not_had"
  | "clock_untold"
  | "clue_again"
  | "tells_secret"
  | "crosses_line"
  | "lifts_veil";

/** One thing wrong, in one sentence. */
export interface NarrationFinding {
  readonly code: NarrationCode;
  readonly at: number;
  readonly message: string;
  readonly location: Span;
  readonly suggestion: string;
  /** What code would say in its place. */
  readonly expected?: string;
}

/** Finds one kind of fault. */
export type Detector = (reading: Reading) => readonly NarrationFinding[];

/** A finding about a whole sentence. */
export const blame = (code: NarrationCode, at: number, { span }: ReadSentence, message: string, suggestion: string): NarrationFinding => ({
  code,
  at,
  message,
  location: span,
  suggestion,
});
