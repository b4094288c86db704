import { service } from "freeform-rpg/kernel";
import type { CorrectionReport, JsonObject, Violation } from "freeform-rpg/schemas";

/** Checks narration against the facts of a turn, by the policy packs that apply to narration. Calls no model. */
export interface NarrationJudge {
  /** The places where a text contradicts the facts or breaks a boundary. `given` contains `NarrationFacts`. */
  check(text: string, given: JsonObject): Promise<readonly Violation[]>;
  /** Repairs a text by the fixes of the broken rules. The report lists the remaining violations. */
  repair(text: string, given: JsonObject): Promise<CorrectionReport>;
}
export const NarrationJudge = service<NarrationJudge>("narration-judge/narration-judge");
