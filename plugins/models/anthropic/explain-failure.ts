import { APIConnectionError, APIError, APIUserAbortError } from "@anthropic-ai/sdk";
import { AppError, messageOf } from "freeform-rpg/kernel";
import { ModelError, inLog, readRetryAfter, redact } from "freeform-rpg/plugins/models/core/lib";
import type { PaidReply, Silence } from "freeform-rpg/plugins/models/core";

/** The parameters of an explanation. */
export interface Circumstances {
  readonly model: string;
  readonly apiKey: string;
  readonly silence: Pick<Silence, "timedOut" | "ms">;
  /** The usage charged before it failed. */
  readonly paid: PaidReply | null;
}

/**
 * Turns what the SDK throws into an error for the person at the keyboard. What Anthropic said is its detail, for the log alone. The cause stays out: it may hold headers, and a log
 * would print them.
 */
export const explainFailure = (thrown: unknown, { model, apiKey, silence, paid }: Circumstances): unknown => {
  if (thrown instanceof AppError) return thrown;
  const detail = redact(thrown instanceof APIError ? (thrown.apiMessage ?? thrown.message) : messageOf(thrown), [apiKey]);
  const passing = (message: string, retryAfterMs: number | null = null) =>
    new ModelError("model_unavailable", message, { retryable: true, retryAfterMs, paid, detail });
  if (silence.timedOut()) return passing(`Anthropic has said nothing for ${silence.ms} ms.`);
  if (thrown instanceof APIConnectionError) return passing("Anthropic cannot be reached. Is the network up?");
  // To the SDK, a call that is cancelled before an answer begins is an answer without a status.
  if (!(thrown instanceof APIError) || thrown instanceof APIUserAbortError) return passing("The connection to Anthropic broke off.");
  const retryAfterMs = thrown.headers ? readRetryAfter(thrown.headers) : null;
  if (thrown.status === 429 || thrown.type === "rate_limit_error") return passing("Anthropic asks to slow down.", retryAfterMs);
  if (thrown.status === 529 || thrown.type === "overloaded_error") return passing("Anthropic is overloaded.", retryAfterMs);
  return isPassing(thrown) ? passing(`Anthropic failed. ${inLog}`, retryAfterMs) : lasting(thrown.status, detail, model);
};

const isPassing = ({ status, type }: APIError): boolean =>
  type === "api_error" || type === "timeout_error" || status === 408 || status === 409 || (status !== undefined && status >= 500);

const lasting = (status: number | undefined, detail: string, model: string): ModelError => {
  // Vendors repeat parts of a wrong key.
  const unavailable = (message: string) => new ModelError("model_unavailable", message, { detail: status === 401 ? null : detail });
  if (status === 401)
    return unavailable("Anthropic does not accept the key. Check ANTHROPIC_API_KEY, or store another with `freeform-rpg login anthropic`.");
  if (status === 403) return unavailable(`Anthropic does not allow this key to use "${model}". ${inLog}`);
  if (status === 404)
    return unavailable(`Anthropic knows no model "${model}". Check "quality" and "cheap" of the plugin "model-anthropic".`);
  if (status === 413 || (status === 400 && /prompt is too long|exceeds? .{0,40}(?:context|maximum)/i.test(detail)))
    return new ModelError("model_output_invalid", `The prompt is longer than "${model}" can read.`, { tooLarge: true, detail });
  return unavailable(`Anthropic refused the request. ${inLog}`);
};
