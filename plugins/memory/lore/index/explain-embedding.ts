import { messageOf } from "freeform-rpg/kernel";
import { inLog, readRetryAfter, redact } from "freeform-rpg/plugins/models/core/lib";
import { EmbedderError } from "./embedder-error.ts";

/** A vendor of embedding models, as error messages describe it. */
export interface EmbeddingVendor {
  /** The vendor's name as people write it. */
  readonly title: string;
  /** The embedder's name, as `freeform.config.ts` knows its plugin: `embed-NAME`. */
  readonly name: string;
  /** The environment variable that it needs. */
  readonly needs: string;
  readonly model: string;
  /** Keys, which no message may contain. */
  readonly secrets: readonly string[];
  /** The remedy when the vendor does not know the model. */
  readonly unknownModel: string;
}

/** A failed response, as a vendor's client reports it. */
export interface FailedResponse {
  /** `null` when there was no answer. */
  readonly status: number | null;
  readonly headers: Headers | null;
  readonly message?: string | undefined;
}

/**
 * Converts an error of a vendor's client into one for the operator. What the vendor said is its detail, for the log alone. The original error is not attached as the cause: it may contain
 * headers, and a log would print them.
 */
export const explainEmbedding = (
  thrown: unknown,
  { status, headers, message: text }: FailedResponse,
  vendor: EmbeddingVendor,
): EmbedderError => {
  if (thrown instanceof EmbedderError) return thrown;
  const detail = redact(text ?? messageOf(thrown), vendor.secrets);
  const temporary = (message: string) =>
    new EmbedderError("embedder_unavailable", message, {
      retryable: true,
      retryAfterMs: headers === null ? null : readRetryAfter(headers),
      detail,
    });
  // Vendors repeat parts of a wrong key, so their message is left out.
  const permanent = (message: string) => new EmbedderError("embedder_unavailable", message, status === 401 ? {} : { detail });
  if (status === null) return temporary(`${vendor.title} cannot be reached, or the connection was interrupted.`);
  if (status === 429 && /insufficient_quota|billing|payment/i.test(detail)) return permanent(`The credit at ${vendor.title} is used up.`);
  if (status === 429) return temporary(`${vendor.title} limits the rate of requests.`);
  if (status === 408 || status === 409 || status >= 500) return temporary(`${vendor.title} failed with ${status}. ${inLog}`);
  if (status === 401) return permanent(`${vendor.title} does not accept the key. Check ${vendor.needs}.`);
  if (status === 403) return permanent(`${vendor.title} does not allow this key to use "${vendor.model}". ${inLog}`);
  if (status === 404) return permanent(`${vendor.title} does not know the model "${vendor.model}". ${vendor.unknownModel}`);
  return permanent(`${vendor.title} rejected the request. ${inLog}`);
};

/** An error for a response that does not have the vendor's format. */
export const unreadableEmbedding = ({ title }: Pick<EmbeddingVendor, "title">): EmbedderError =>
  new EmbedderError("embedder_answer", `${title} answered with something other than vectors. Perhaps the address is not that of its API.`, {
    retryable: true,
  });
