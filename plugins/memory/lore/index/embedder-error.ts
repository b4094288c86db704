import { EngineError } from "freeform-rpg/errors";

/** What a failed request for vectors is known to be. */
export interface EmbedderFailure {
  /** Whether another try may help. */
  readonly retryable?: boolean;
  /** Milliseconds that the other side asks to be left alone. */
  readonly retryAfterMs?: number | null;
}

/** A model that embeds texts cannot be asked, or answers with what cannot be used. */
export class EmbedderError extends EngineError {
  readonly retryable: boolean;
  readonly retryAfterMs: number | null;

  constructor(code: "embedder_unavailable" | "embedder_answer", message: string, failure: EmbedderFailure = {}) {
    super(code, message);
    this.retryable = failure.retryable ?? false;
    this.retryAfterMs = failure.retryAfterMs ?? null;
  }
}
