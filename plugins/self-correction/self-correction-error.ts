import { KernelError, messageOf } from "freeform-rpg/kernel";

/** The model could not be asked. What was tried before is in `attempts`; the cause says why. */
export class SelfCorrectionError extends KernelError {
  readonly attempts: number;
  constructor(attempts: number, cause: unknown) {
    super("self_correction_failed", `The draft could not be corrected: the model failed at attempt ${attempts}. ${messageOf(cause)}`, {
      cause,
    });
    this.attempts = attempts;
  }
}

/** For the `catch` of a correction within a stage: throws what the model failed with, so that a spent budget or a cancelled run is told as such. */
export const throwCause = (thrown: unknown): never => {
  throw thrown instanceof SelfCorrectionError ? thrown.cause : thrown;
};
