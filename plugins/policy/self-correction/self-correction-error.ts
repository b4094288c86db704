import { EngineError } from "freeform-rpg/errors";
import { messageOf } from "freeform-rpg/kernel";

/** The model could not be asked. What was tried before is in `attempts`; the cause says why. */
export class SelfCorrectionError extends EngineError {
  readonly attempts: number;
  constructor(attempts: number, cause: unknown) {
    super("self_correction_failed", `The draft could not be corrected: the model failed at attempt ${attempts}. ${messageOf(cause)}`, {
      cause,
    });
    this.attempts = attempts;
  }
}

/** For the `catch` of a correction within a stage: throws the model's own error, so that a spent budget or a cancelled run is reported as such. */
export const throwCause = (thrown: unknown): never => {
  throw thrown instanceof SelfCorrectionError ? thrown.cause : thrown;
};
