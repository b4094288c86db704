/** A made artifact as it is kept. `key` hashes the plugin's name and version and everything the stage was given. */
export interface Checkpoint {
  readonly runId: string;
  readonly artifact: string;
  readonly key: string;
  readonly value: unknown;
}

/** Where a run's artifacts are kept. Values are JSON. */
export interface Checkpoints {
  /** All checkpoints of the run, newest of each artifact. */
  load(runId: string): Promise<readonly Checkpoint[]>;
  /** Saves one; a second save of the same run and artifact replaces the first. */
  save(checkpoint: Checkpoint): Promise<void>;
}
