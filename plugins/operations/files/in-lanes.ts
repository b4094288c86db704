/** Calls `work` for every item, at most eight at a time. Throws the first error, once nothing is under way any more. */
export const inLanes = async <T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> => {
  const rest = items[Symbol.iterator]();
  let failed: { readonly error: unknown } | undefined;
  const lane = async (): Promise<void> => {
    for (let next = rest.next(); next.done !== true && failed === undefined; next = rest.next())
      await work(next.value).catch((error: unknown) => (failed ??= { error }));
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  if (failed !== undefined) throw failed.error;
};
