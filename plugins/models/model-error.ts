import { KernelError } from "freeform-rpg/kernel";

/** Codes of {@link ModelError}. */
export type ModelErrorCode = "model_unavailable" | "model_output_invalid";

/**
 * A model call that came to nothing. `retryable` says whether another try may help; `retryAfterMs` is how long the provider
 * asks to wait first, `null` when it does not say.
 */
export class ModelError extends KernelError {
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;
  constructor(
    code: ModelErrorCode,
    message: string,
    options: { readonly retryable?: boolean; readonly retryAfterMs?: number | null; readonly cause?: unknown } = {},
  ) {
    super(code, message, { cause: options.cause });
    this.retryable = options.retryable ?? false;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
