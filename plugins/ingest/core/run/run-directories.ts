/** The directories of active runs. */
export interface RunDirectories {
  /** `null` for a run that is not active. */
  of(runId: string): string | null;
  /** The path of the book of an active run; `null` for others. */
  fileOf(runId: string): string | null;
  /** Calls `work` while the run's directory and book are these. Runs of the same book run one after another, because they share their id and their paid calls. */
  use<T>(runId: string, place: RunPlace, work: () => Promise<T>): Promise<T>;
}

/** Where a run works. */
export interface RunPlace {
  readonly folder: string;
  readonly file: string;
}

/** Creates the run directories of a process. */
export const createRunDirectories = (): RunDirectories => {
  const places = new Map<string, RunPlace>();
  const turns = new Map<string, Promise<unknown>>();
  return {
    of: (runId) => places.get(runId)?.folder ?? null,
    fileOf: (runId) => places.get(runId)?.file ?? null,
    use: (runId, place, work) => {
      const before = turns.get(runId) ?? Promise.resolve();
      const mine = before.then(async () => {
        places.set(runId, place);
        return work();
      });
      const settled = mine
        .catch(() => undefined)
        .then(() => {
          if (turns.get(runId) !== settled) return;
          turns.delete(runId);
          places.delete(runId);
        });
      turns.set(runId, settled);
      return mine;
    },
  };
};
