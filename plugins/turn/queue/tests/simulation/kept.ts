import type { Checkpoint } from "freeform-rpg/kernel";
import type { RunAttempt, RunKey } from "freeform-rpg/db";
import type { Bug } from "./bugs.ts";
import type { StoredRun } from "./tables.ts";

type Artifact = Omit<Checkpoint, "runId">;

/** Artifacts that wait in a server's memory for the next statement of their run, as in the store of the database. */
export const keepInMemory = (bug: Bug | null) => {
  const runs = new Map<string, { readonly attempt: number; readonly artifacts: Map<string, Artifact> }>();
  return {
    keep: ({ id, attempt }: RunAttempt, artifact: Artifact): void => {
      const known = runs.get(id);
      const waiting = known?.attempt === attempt ? known : { attempt, artifacts: new Map<string, Artifact>() };
      runs.set(id, waiting);
      waiting.artifacts.set(artifact.artifact, artifact);
    },
    /** Passes what saves the artifacts to a statement; what a failed one did not save waits again. */
    carry: async <T>(
      { id, attempt }: RunKey & Partial<RunAttempt>,
      write: (save: (run: StoredRun) => void, attempt: number) => Promise<T>,
    ): Promise<T> => {
      const found = runs.get(id);
      const waiting = attempt === undefined || found?.attempt === attempt ? found : undefined;
      const carried = [...(waiting?.artifacts.values() ?? [])];
      const save = ({ artifacts }: StoredRun): void => {
        if (bug !== "forgets artifacts") for (const one of carried) artifacts.set(one.artifact, { ...one, runId: id });
      };
      const written = await write(save, waiting?.attempt ?? 0);
      for (const one of carried) if (waiting?.artifacts.get(one.artifact) === one) waiting.artifacts.delete(one.artifact);
      return written;
    },
    drop: ({ id }: RunKey): void => void runs.delete(id),
  };
};
