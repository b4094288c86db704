/** The directories of active runs. */
export interface RunDirectories {
  /** `null` for a run that is not active. */
  of(runId: string): string | null;
  /** Calls `work` while the run's directory is `folder`. Runs of the same book run one after another, because they share their id and their paid calls. */
  use<T>(runId: string, folder: string, work: () => Promise<T>): Promise<T>;
}

/** Creates the run directories of a process. */
export const createRunDirectories = (): RunDirectories => {
  const folders = new Map<string, string>();
  const turns = new Map<string, Promise<unknown>>();
  return {
    of: (runId) => folders.get(runId) ?? null,
    use: (runId, folder, work) => {
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
