import { setTimeout as pause } from "node:timers/promises";
import { messageOf } from "freeform-rpg/kernel";
import type { EmbeddedTexts, TextEmbedder, TextPurpose } from "./embedder.ts";
import { EmbedderError } from "./embedder-error.ts";

/** How a model is asked. */
export interface EmbedderRequestOptions {
  readonly purpose: TextPurpose;
  readonly signal: AbortSignal;
  /** How often in all. */
  readonly tries: number;
  /** Milliseconds that one try may take. */
  readonly timeout: number;
}

/** Milliseconds before the second try, doubled before each further one, and the most that is waited. */
const backOff = { first: 500, longest: 60_000 };

/**
 * Asks for the vectors of texts, again where that may help and not before the other side wants it. Every vector has the length that the
 * embedder declares. Throws `embedder_unavailable`, `embedder_answer`.
 */
export const askEmbedder = async (
  embedder: TextEmbedder,
  texts: readonly string[],
  how: EmbedderRequestOptions,
): Promise<EmbeddedTexts> => {
  for (let nth = 1; ; nth += 1) {
    try {
      return check(embedder, texts, await askOnce(embedder, texts, how));
    } catch (thrown) {
      how.signal.throwIfAborted();
      const wait = waitBefore(thrown, nth);
      if (nth >= how.tries || wait === null) throw thrown;
      await pause(wait, undefined, { signal: how.signal });
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
    throw new EmbedderError("embedder_unavailable", `The embedder "${embedder.name}" failed: ${messageOf(thrown)}`);
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
      `The embedder "${name}" was asked for ${texts.length} vectors and gave ${answer.vectors.length}.`,
      { retryable: true },
    );
  const odd = answer.vectors.find((vector) => vector.length !== dimensions);
  if (odd !== undefined)
    throw new EmbedderError(
      "embedder_answer",
      `The model "${model}" gives vectors of ${odd.length} numbers, and "dimensions" of the embedder "${name}" says ${dimensions}. Correct it in freeform.config.ts.`,
    );
  if (answer.vectors.some((vector) => !vector.every(Number.isFinite)))
    throw new EmbedderError("embedder_answer", `The model "${model}" gave a vector with something else than numbers in it.`, {
      retryable: true,
    });
  return answer;
};
