/** A stored artifact. `key` hashes the plugin's name and version and all inputs of the stage. */
export interface Checkpoint {
  readonly runId: string;
  readonly artifact: string;
  readonly key: string;
  readonly value: unknown;
}

/** The store of a run's artifacts. Values are JSON. */
export interface Checkpoints {
  /** All checkpoints of the run, newest of each artifact. */
  load(runId: string): Promise<readonly Checkpoint[]>;
  /** Saves one; a second save of the same run and artifact replaces the first. */
  save(checkpoint: Checkpoint): Promise<void>;
}
