import { EngineError } from "freeform-rpg/errors";
import type { ModelReply } from "./model-reply.ts";

/** Codes of {@link ModelError}. */
export type ModelErrorCode = "model_unavailable" | "model_output_invalid" | "model_refused" | "cassette_miss";

/** The usage charged for an answer that could not be used. */
export type PaidReply = Omit<ModelReply, "value">;

/**
 * A model call that came to nothing. `retryable` says whether another try may help; `retryAfterMs` is how long the provider
 * asks to wait first, `null` when it does not say; `paid` is what it has cost nevertheless. `tooLarge` says that the question or its answer
 * was longer than the model allows, so that the same question will fail again, while a smaller one may be answered. `detail` is what the
 * provider said of it.
 */
export class ModelError extends EngineError {
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  readonly paid: PaidReply | null;
  readonly tooLarge: boolean;
  constructor(
    code: ModelErrorCode,
    message: string,
    options: {
      readonly retryable?: boolean;
      readonly retryAfterMs?: number | null;
      readonly paid?: PaidReply | null;
      readonly tooLarge?: boolean;
      readonly cause?: unknown;
      readonly detail?: string | null;
    } = {},
  ) {
    super(code, message, { cause: options.cause, detail: options.detail ?? null });
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.paid = options.paid ?? null;
    this.tooLarge = options.tooLarge ?? false;
  }
}
