import { EngineError } from "freeform-rpg/errors";
import { ruleName } from "freeform-rpg/schemas/turn";
import type { NarrationViolation } from "freeform-rpg/schemas";

/** A narration could not be released. `code` identifies the reason; `message` says what to do. */
export class HeldNarrationError extends EngineError {}

/** The DM's own text breaks rules. It is released all the same when the DM says so. */
export class NarrationInvalidError extends HeldNarrationError {
  readonly violations: readonly NarrationViolation[];
  constructor(violations: readonly NarrationViolation[]) {
    const list = violations.map((violation) => `- ${ruleName(violation)}: ${violation.message}`).join("\n");
    super("narration_invalid", `The text contradicts what was decided:\n${list}\nChange it, or release it with its violations ignored.`);
    this.violations = violations;
  }
}

export const narrationNotFound = (turnNo: number): HeldNarrationError =>
  new HeldNarrationError(
    "narration_not_found",
    `There is no turn ${turnNo} in this campaign's story. It may have been rewound: look at the list of held narrations.`,
  );

export const notHeld = (turnNo: number): HeldNarrationError =>
  new HeldNarrationError("not_held", `The narration of turn ${turnNo} was published at once, so there is nothing to release.`);

export const alreadyReleased = (turnNo: number, by: string): HeldNarrationError =>
  new HeldNarrationError("already_released", `The narration of turn ${turnNo} was already released by "${by}". It can be released once.`);

export const textMissing = (): HeldNarrationError =>
  new HeldNarrationError("text_empty", "The text is empty. Write a text, or choose another form: as drafted, or the fallback.");
