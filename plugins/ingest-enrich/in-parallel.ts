/** Works on items, at most `width` at a time; answers in the items' order. The first failure stops new work and is thrown. */
export const inParallel = async <T, R>(items: readonly T[], width: number, work: (item: T, at: number) => Promise<R>): Promise<R[]> => {
  const results = new Array<R>(items.length);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at]!, at).catch((thrown: unknown) => {
        next = items.length;
        throw thrown;
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return results;
};

/** Items in groups of at most `size`, in order. */
export const inBatches = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
