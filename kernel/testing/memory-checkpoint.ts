import type { Checkpoint, Checkpoints } from "freeform-rpg/kernel";

/** Checkpoints in memory, with what they hold laid open. Values pass through JSON, as in a database. */
export interface MemoryCheckpoint extends Checkpoints {
  readonly saved: readonly Checkpoint[];
}

/** Makes an empty one. Use the same one for a run and its resumption. */
export const memoryCheckpoint = (): MemoryCheckpoint => {
  const saved: Checkpoint[] = [];
  return {
    saved,
    load: async (runId) => saved.filter((checkpoint) => checkpoint.runId === runId),
    save: async (checkpoint) => {
      const at = saved.findIndex(({ runId, artifact }) => runId === checkpoint.runId && artifact === checkpoint.artifact);
      const copy: Checkpoint = { ...checkpoint, value: JSON.parse(JSON.stringify(checkpoint.value)) };
      saved.splice(at < 0 ? saved.length : at, 1, copy);
    },
  };
};
