import { ModelError } from "./model-error.ts";

/**
 * For the `catch` of a question that asks for a correction: an answer that cannot be used, or that the model declines, becomes what is wrong
 * with it, a failed attempt, so that what was answered before stands. Throws all else again.
 */
export const asFailedAttempt = (thrown: unknown): string => {
  if (thrown instanceof ModelError && (thrown.code === "model_output_invalid" || thrown.code === "model_refused")) return thrown.message;
  throw thrown;
};
