import type { StageContext } from "freeform-rpg/kernel";

/** How many items are processed at a time (`width`) and the `note` under which progress is reported. */
export interface ParallelOptions {
  readonly call: StageContext;
  readonly width: number;
  readonly note: string;
}

/** Works on items side by side; answers in the items' order. The first failure stops new work and is thrown. */
export const inParallel = async <T, R>(
  items: readonly T[],
  { call, width, note }: ParallelOptions,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results = new Map<number, R>();
  const waiting = [...items.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, item] = next;
      call.signal.throwIfAborted();
      results.set(
        at,
        await work(item).catch((thrown: unknown) => {
          waiting.length = 0;
          throw thrown;
        }),
      );
      call.progress(note, results.size, items.length);
    }
  };
  if (items.length > 0) call.progress(note, 0, items.length);
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
};

/** Items in groups of at most `size`, in order. */
export const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
