import { EngineError } from "freeform-rpg/errors";

/** Details of a failed request for vectors. */
export interface EmbedderFailure {
  /** Whether a retry may succeed. */
  readonly retryable?: boolean;
  /** The delay that the vendor requests before a retry, in milliseconds. */
  readonly retryAfterMs?: number | null;
  /** What the vendor said of it, for the log alone. */
  readonly detail?: string;
}

/** An embedding model is unavailable, or its response is invalid. */
export class EmbedderError extends EngineError {
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;

  constructor(code: "embedder_unavailable" | "embedder_answer", message: string, failure: EmbedderFailure = {}) {
    super(code, message, { detail: failure.detail ?? null });
    this.retryable = failure.retryable ?? false;
    this.retryAfterMs = failure.retryAfterMs ?? null;
  }
}
