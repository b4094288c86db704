import { AppError, messageOf } from "freeform-rpg/kernel";
import { ModelError, inLog, readRetryAfter, redact } from "freeform-rpg/plugins/models/core/lib";
import type { PaidReply, Silence } from "freeform-rpg/plugins/models/core";
import type { Vendor } from "./vendors.ts";

/** The parameters of an explanation. */
export interface Circumstances {
  readonly vendor: Vendor;
  readonly model: string;
  readonly access: string;
  readonly silence: Pick<Silence, "timedOut" | "ms">;
  /** The usage charged before it failed. */
  readonly paid: PaidReply | null;
}

/**
 * Turns what a vendor's client throws into an error for the person at the keyboard. What the vendor said is its detail, for the log alone. The cause stays out: it may hold headers,
 * and a log would print them.
 */
export const explainFailure = (thrown: unknown, { vendor, model, access, silence, paid }: Circumstances): unknown => {
  if (thrown instanceof AppError) return thrown;
  const status = readNumber(thrown, "status") ?? readNumber(thrown, "status_code");
  const detail = redact(messageOf(thrown), vendor.name === "ollama" ? [] : [access]);
  const passing = (message: string, retryAfterMs: number | null = null) =>
    new ModelError("model_unavailable", message, { retryable: true, retryAfterMs, paid, detail });
  // Vendors repeat parts of a wrong key, so their own words stay out.
  const lasting = (message: string) => new ModelError("model_unavailable", message, { detail: status === 401 ? null : detail });
  if (silence.timedOut()) return passing(`${vendor.title} has said nothing for ${silence.ms} ms.`);
  if (isTooLong(thrown))
    return new ModelError("model_output_invalid", `The prompt is longer than "${model}" can read.`, { tooLarge: true, detail });
  if (status === null) return passing(`${vendor.title} cannot be reached, or the connection broke off.`);
  if (status === 429 && isQuota(thrown)) return lasting(`The credit at ${vendor.title} is used up.`);
  const retryAfterMs = readWait(thrown);
  if (status === 429) return passing(`${vendor.title} asks to slow down.`, retryAfterMs);
  if (status === 408 || status === 409 || status >= 500) return passing(`${vendor.title} failed. ${inLog}`, retryAfterMs);
  return lasting(describe(status, vendor, model));
};

const describe = (status: number, vendor: Vendor, model: string): string => {
  if (status === 401)
    return `${vendor.title} does not accept the key. Check ${vendor.needs}, or store another with \`freeform-rpg login ${vendor.name}\`.`;
  if (status === 403) return `${vendor.title} does not allow this key to use "${model}". ${inLog}`;
  if (status === 404 && vendor.name === "ollama") return `The Ollama server has no model "${model}". Pull it: ollama pull ${model}`;
  if (status === 404) return `${vendor.title} knows no model "${model}". Check "${vendor.name}" of the plugin "model-langchain".`;
  return `${vendor.title} refused the request. ${inLog}`;
};

const isTooLong = (thrown: unknown): boolean =>
  readField(thrown, "name") === "ContextOverflowError" ||
  readNumber(thrown, "status") === 413 ||
  readField(thrown, "code") === "context_length_exceeded";

const isQuota = (thrown: unknown): boolean => /insufficient_quota/.test(`${String(readField(thrown, "code"))} ${messageOf(thrown)}`);

const readWait = (thrown: unknown): number | null => {
  const headers = readField(thrown, "headers");
  return headers instanceof Headers ? readRetryAfter(headers) : null;
};

const readField = (thrown: unknown, name: string): unknown =>
  typeof thrown === "object" && thrown !== null ? (Reflect.get(thrown, name) as unknown) : undefined;

const readNumber = (thrown: unknown, name: string): number | null => {
  const value = readField(thrown, name);
  return typeof value === "number" ? value : null;
};
