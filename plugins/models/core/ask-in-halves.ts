import { ModelError } from "./model-error.ts";

/** The result of a batch: answers, each about some of its items, and the items without a usable answer. */
export interface BatchResult<T, R> {
  readonly answers: readonly R[];
  readonly missed: readonly { readonly item: T; readonly why: string }[];
}

/** The number of requests in a row that may fail before the rest of the batch is given up. */
const patience = 6;

/**
 * Asks about a batch. When no answer is usable, or the model refuses, it asks about each half, and so on down to single items. A size
 * that was too large for the model is not tried again. Rethrows other errors of the model.
 */
export const askInHalves = async <T, R>(batch: readonly T[], ask: (some: readonly T[]) => Promise<R>): Promise<BatchResult<T, R>> => {
  const answers: R[] = [];
  const missed: { item: T; why: string }[] = [];
  const waiting: (readonly T[])[] = [batch];
  let most = batch.length;
  let failures = 0;
  for (let some = waiting.shift(); some !== undefined; some = waiting.shift()) {
    if (some.length > most) {
      waiting.unshift(some.slice(0, most), some.slice(most));
      continue;
    }
    try {
      answers.push(await ask(some));
      failures = 0;
    } catch (thrown) {
      const { tooLarge, message } = readFailure(thrown);
      const middle = Math.ceil(some.length / 2);
      if (tooLarge && some.length > 1) most = middle;
      else failures += 1;
      const givenUp = failures >= patience ? [some, ...waiting.splice(0)].flat() : some;
      if (some.length === 1 || failures >= patience) missed.push(...givenUp.map((item) => ({ item, why: message })));
      else waiting.unshift(some.slice(0, middle), some.slice(middle));
    }
  }
  return { answers, missed };
};

const readFailure = (thrown: unknown): ModelError => {
  if (thrown instanceof ModelError && (thrown.code === "model_output_invalid" || thrown.code === "model_refused")) return thrown;
  throw thrown;
};
