/** Runs work of one key after another, so that what the first changes is seen by the second. */
export type OneAtATime = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Begins with nothing under way. */
export const createOneAtATime = (): OneAtATime => {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
};
