import { ModelError } from "./model-error.ts";

/**
 * For the `catch` of a request for a correction: an unusable answer, or a refusal by the model, becomes the problem of
 * a failed attempt, so that the earlier answer stays in force. Rethrows all other errors.
 */
export const asFailedAttempt = (thrown: unknown): string => {
  if (thrown instanceof ModelError && (thrown.code === "model_output_invalid" || thrown.code === "model_refused")) return thrown.message;
  throw thrown;
};
