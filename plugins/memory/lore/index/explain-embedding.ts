import { messageOf } from "freeform-rpg/kernel";
import { readRetryAfter, redact } from "freeform-rpg/plugins/models/core/lib";
import { EmbedderError } from "./embedder-error.ts";

/** How a vendor of vectors is spoken of. */
export interface EmbeddingVendor {
  /** As people write it. */
  readonly title: string;
  /** The embedder's name, as `freeform.config.ts` knows its plugin: `embed-NAME`. */
  readonly name: string;
  /** The environment variable that it needs. */
  readonly needs: string;
  readonly model: string;
  /** Keys, which no message may hold. */
  readonly secrets: readonly string[];
  /** What to do when the vendor does not know the model. */
  readonly unknownModel: string;
}

/** What a vendor's client knows of an answer that failed. */
export interface FailedAnswer {
  /** `null` when there was no answer. */
  readonly status: number | null;
  readonly headers: Headers | null;
  readonly said?: string | undefined;
}

/**
 * Turns what a vendor's client throws into an error for the person at the keyboard. The cause stays out: it may hold headers, and a log
 * would print them.
 */
export const explainEmbedding = (
  thrown: unknown,
  { status, headers, said: text }: FailedAnswer,
  vendor: EmbeddingVendor,
): EmbedderError => {
  if (thrown instanceof EmbedderError) return thrown;
  const said = redact(text ?? messageOf(thrown), vendor.secrets);
  const passing = (message: string) =>
    new EmbedderError("embedder_unavailable", message, {
      retryable: true,
      retryAfterMs: headers === null ? null : readRetryAfter(headers),
    });
  if (status === null) return passing(`${vendor.title} cannot be reached, or the connection broke off (${said}).`);
  if (status === 429 && /insufficient_quota|billing|payment/i.test(said))
    return lasting(`The credit at ${vendor.title} is used up: ${said}`);
  if (status === 429) return passing(`${vendor.title} asks to slow down: ${said}`);
  if (status === 408 || status === 409 || status >= 500) return passing(`${vendor.title} failed with ${status}: ${said}`);
  // Vendors repeat parts of a wrong key, so their own words stay out.
  if (status === 401) return lasting(`${vendor.title} does not accept the key. Check ${vendor.needs}.`);
  if (status === 403) return lasting(`${vendor.title} does not allow this key to use "${vendor.model}": ${said}`);
  if (status === 404) return lasting(`${vendor.title} knows no model "${vendor.model}". ${vendor.unknownModel}`);
  return lasting(`${vendor.title} refused the request: ${said}`);
};

const lasting = (message: string) => new EmbedderError("embedder_unavailable", message);

/** For an answer that is not of the vendor's own shape. */
export const unreadableEmbedding = ({ title }: Pick<EmbeddingVendor, "title">): EmbedderError =>
  new EmbedderError("embedder_answer", `${title} answered with something other than vectors. Perhaps the address is not that of its API.`, {
    retryable: true,
  });
