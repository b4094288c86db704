/** The plugin code that is awaited, for the error of a time limit. */
export interface Waits {
  /** Runs `work` as code of `plugin` at `point`. */
  at<T>(plugin: string, point: string, work: () => Promise<T>): Promise<T>;
}

/** Remembers where plugin code is being waited for, innermost last. */
export interface WaitStack extends Waits {
  /** The plugin and point to blame for a wait, or `null` when it is the stage itself. */
  innermost(): { readonly plugin: string; readonly point: string } | null;
}

/** Makes an empty stack. */
export const createWaits = (): WaitStack => {
  const waits: { readonly plugin: string; readonly point: string }[] = [];
  return {
    innermost: () => waits.at(-1) ?? null,
    at: async (plugin, point, work) => {
      const wait = { plugin, point };
      waits.push(wait);
      try {
        return await work();
      } finally {
        waits.splice(waits.indexOf(wait), 1);
      }
    },
  };
};
