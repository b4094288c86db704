import { ModelError } from "./model-error.ts";

/** What came of a batch: answers, each about some of its items, and items that no usable answer was had for. */
export interface Halved<T, R> {
  readonly answers: readonly R[];
  readonly missed: readonly { readonly item: T; readonly why: string }[];
}

/** So many questions about one batch may come to nothing; after that its other items go without an answer. */
const patience = 6;

/**
 * Asks about a batch. Where no answer can be used, as when it grew too long and was cut off, it asks about either half, and so on down to
 * single items. Throws what else the model fails with.
 */
export const askInHalves = async <T, R>(batch: readonly T[], ask: (some: readonly T[]) => Promise<R>): Promise<Halved<T, R>> => {
  let failures = 0;
  const askSome = async (some: readonly T[]): Promise<Halved<T, R>> => {
    try {
      return { answers: [await ask(some)], missed: [] };
    } catch (thrown) {
      if (!(thrown instanceof ModelError) || thrown.code !== "model_output_invalid") throw thrown;
      failures += 1;
      if (some.length === 1 || failures >= patience) return { answers: [], missed: some.map((item) => ({ item, why: thrown.message })) };
    }
    const middle = Math.ceil(some.length / 2);
    const [first, second] = [await askSome(some.slice(0, middle)), await askSome(some.slice(middle))];
    return { answers: [...first.answers, ...second.answers], missed: [...first.missed, ...second.missed] };
  };
  return askSome(batch);
};
