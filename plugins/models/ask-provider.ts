import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "freeform-rpg/kernel";
import pRetry from "p-retry";
import { z } from "zod";
import { ModelError } from "./model-error.ts";
import type { ModelOptions } from "./plugin.ts";
import { renderAgain } from "./render-prompt.ts";
import type { Tally } from "./tally.ts";
import type { ModelRequest, Provider } from "./tokens.ts";

/** What a call is asked with. `discard` retracts text that was told already. */
export interface Asking {
  readonly provider: Provider;
  readonly options: ModelOptions;
  readonly tally: Tally;
  readonly discard: (reason: string) => void;
}

/** Asks until an answer parses, the tries are used up, or the error is not worth another try. Throws {@link ModelError}. */
export const askProvider = async <T>(request: ModelRequest<T>, asking: Asking): Promise<T> => {
  const { tries, backOff } = asking.options;
  let text = request.text;
  return pRetry(() => tryOnce({ ...request, text }, asking), {
    retries: tries - 1,
    minTimeout: backOff,
    randomize: backOff > 0,
    signal: request.signal,
    shouldRetry: ({ error }) => isWorthRetrying(error, asking.options),
    onFailedAttempt: async ({ error, retriesLeft }) => {
      if (error instanceof Unusable) text = renderAgain(request.text, error.problems);
      if (retriesLeft && isWorthRetrying(error, asking.options)) await wait(retryAfter(error), undefined, { signal: request.signal });
    },
  });
};

const tryOnce = async <T>(request: ModelRequest<T>, { provider, tally, discard }: Asking): Promise<T> => {
  request.signal.throwIfAborted();
  let told = false;
  const onText = request.onText && ((piece: string) => void ((told = true), request.onText?.(piece)));
  try {
    const reply = await tally.time(() => provider.complete({ ...request, onText }));
    return parseAnswer(request, reply.value);
  } catch (thrown) {
    if (told) discard("The model's answer could not be used.");
    throw request.signal.aborted ? request.signal.reason : toModelError(thrown, provider);
  }
};

/** An answer that does not parse. */
class Unusable extends ModelError {
  readonly problems: string;
  constructor(promptId: string, problems: string) {
    super("model_output_invalid", `The model's answer to "${promptId}" does not have the right shape:\n${problems}`, { retryable: true });
    this.problems = problems;
  }
}

const parseAnswer = <T>({ schema, prompt }: ModelRequest<T>, value: unknown): T => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Unusable(prompt.id, z.prettifyError(parsed.error));
};

const toModelError = (thrown: unknown, { name }: Provider): ModelError =>
  thrown instanceof ModelError
    ? thrown
    : new ModelError("model_unavailable", `The model provider "${name}" failed: ${messageOf(thrown)}`, { cause: thrown });

const retryAfter = (error: Error): number => (error instanceof ModelError ? (error.retryAfterMs ?? 0) : 0);

const isWorthRetrying = (error: Error, { longestWait }: ModelOptions): boolean =>
  error instanceof ModelError && error.retryable && retryAfter(error) <= longestWait;
