import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "freeform-rpg/kernel";
import { inLog } from "freeform-rpg/plugins/models/core/lib";
import type { EmbeddedTexts, TextEmbedder, TextPurpose } from "./embedder.ts";
import { EmbedderError } from "./embedder-error.ts";

/** Options of a request to an embedding model. */
export interface EmbedderRequestOptions {
  readonly purpose: TextPurpose;
  readonly signal: AbortSignal;
  /** The maximum number of attempts. */
  readonly tries: number;
  /** The time limit of one attempt, in milliseconds. */
  readonly timeout: number;
}

/** The delay before the second attempt, which doubles with each further attempt, and the maximum delay, in milliseconds. */
const backOff = { first: 500, longest: 60_000 };

/**
 * Requests the vectors of texts. Retryable failures are retried, no earlier than the vendor permits. Every vector has the length that
 * the embedder declares. Throws `embedder_unavailable`, `embedder_answer`.
 */
export const askEmbedder = async (
  embedder: TextEmbedder,
  texts: readonly string[],
  options: EmbedderRequestOptions,
): Promise<EmbeddedTexts> => {
  for (let nth = 1; ; nth += 1) {
    try {
      return check(embedder, texts, await askOnce(embedder, texts, options));
    } catch (thrown) {
      options.signal.throwIfAborted();
      const wait = waitBefore(thrown, nth);
      if (nth >= options.tries || wait === null) throw thrown;
      await pause(wait, undefined, { signal: options.signal });
    }
  }
};

const askOnce = async (embedder: TextEmbedder, texts: readonly string[], { purpose, signal, timeout }: EmbedderRequestOptions) => {
  const late = AbortSignal.timeout(timeout);
  try {
    return await embedder.embed(texts, { purpose, signal: AbortSignal.any([signal, late]) });
  } catch (thrown) {
    if (late.aborted && !signal.aborted)
      throw new EmbedderError("embedder_unavailable", `The embedder "${embedder.name}" has not answered for ${timeout} ms.`, {
        retryable: true,
      });
    if (thrown instanceof EmbedderError) throw thrown;
    throw new EmbedderError("embedder_unavailable", `The embedder "${embedder.name}" failed. ${inLog}`, { detail: messageOf(thrown) });
  }
};

const waitBefore = (thrown: unknown, nth: number): number | null => {
  if (!(thrown instanceof EmbedderError) || !thrown.retryable) return null;
  const wait = thrown.retryAfterMs ?? backOff.first * 2 ** (nth - 1);
  return wait > backOff.longest ? null : wait;
};

const check = ({ name, model, dimensions }: TextEmbedder, texts: readonly string[], answer: EmbeddedTexts): EmbeddedTexts => {
  if (answer.vectors.length !== texts.length)
    throw new EmbedderError(
      "embedder_answer",
      `The embedder "${name}" was asked for ${texts.length} vectors and returned ${answer.vectors.length}.`,
      { retryable: true },
    );
  const odd = answer.vectors.find((vector) => vector.length !== dimensions);
  if (odd !== undefined)
    throw new EmbedderError(
      "embedder_answer",
      `The model "${model}" returns vectors of ${odd.length} numbers, but "dimensions" of the embedder "${name}" is ${dimensions}. Correct it in freeform.config.ts.`,
    );
  if (answer.vectors.some((vector) => !vector.every(Number.isFinite)))
    throw new EmbedderError("embedder_answer", `The model "${model}" returned a vector that contains values other than numbers.`, {
      retryable: true,
    });
  return answer;
};
