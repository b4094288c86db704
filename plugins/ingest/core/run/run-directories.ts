/** Where runs are at home while they are under way. */
export interface RunDirectories {
  /** `null` for a run that is not under way. */
  of(runId: string): string | null;
  /** Does `work` with the run at home in `folder`. Runs of the same book take turns: they share their name, and with it what they paid. */
  stay<T>(runId: string, folder: string, work: () => Promise<T>): Promise<T>;
}

/** Keeps the homes of a process. */
export const createRunDirectories = (): RunDirectories => {
  const folders = new Map<string, string>();
  const turns = new Map<string, Promise<unknown>>();
  return {
    of: (runId) => folders.get(runId) ?? null,
    stay: (runId, folder, work) => {
      const before = turns.get(runId) ?? Promise.resolve();
      const mine = before.then(async () => {
        folders.set(runId, folder);
        return work();
      });
      const settled = mine
        .catch(() => undefined)
        .then(() => {
          if (turns.get(runId) !== settled) return;
          turns.delete(runId);
          folders.delete(runId);
        });
      turns.set(runId, settled);
      return mine;
    },
  };
};
