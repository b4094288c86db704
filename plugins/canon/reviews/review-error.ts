import { EngineError } from "freeform-rpg/errors";
import { ruleName } from "freeform-rpg/schemas/turn";
import type { NarrationViolation } from "freeform-rpg/schemas";
import type { MadeDecision } from "./made-decision.ts";

/** Someone, or the time limit, decided first. */
export class ReviewDecidedError extends EngineError {
  readonly made: MadeDecision;
  constructor(made: MadeDecision) {
    const who = made.by === null ? "The time limit was over" : `"${made.by}" decided it already`;
    super("review_decided", `${who}, at ${made.decidedAt}: ${made.decision.as.replaceAll("_", " ")}. Nothing of yours was applied.`);
    this.made = made;
  }
}

/** The DM's own text breaks rules. It is published all the same when the DM confirms it. */
export class NarrationInvalidError extends EngineError {
  readonly violations: readonly NarrationViolation[];
  constructor(violations: readonly NarrationViolation[]) {
    const list = violations.map((violation) => `- ${ruleName(violation)}: ${violation.message}`).join("\n");
    super("narration_invalid", `The text contradicts what was decided:\n${list}\nChange it, or release it with its violations ignored.`);
    this.violations = violations;
  }
}
