import type { Checkpoints, RunEvent } from "freeform-rpg/kernel";

/** Stops a run as soon as one stage's artifact is kept, before anything that waits for it begins. */
export interface StopAfter {
  readonly checkpoints: Checkpoints;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent) => void;
  /** Whether the stage was reached, so that the end of the run is no failure. */
  readonly reached: () => boolean;
}

/** What a run is stopped with. */
export interface StopOptions {
  /** Its name. */
  readonly stage: string;
  /** Id of what it makes. */
  readonly artifact: string;
  readonly checkpoints: Checkpoints;
  readonly signal: AbortSignal | undefined;
  readonly onEvent: (event: RunEvent) => void;
}

/** Wraps what a run is given. The run's end is not told: it is no failure that it goes no further. */
export const stopAfter = ({ stage, artifact, checkpoints, signal, onEvent }: StopOptions): StopAfter => {
  const stop = new AbortController();
  const begun = new Set<string>();
  let reached = false;
  const end = () => {
    reached = true;
    stop.abort();
  };
  return {
    reached: () => reached,
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
    checkpoints: {
      load: (runId) => checkpoints.load(runId),
      save: async (checkpoint) => {
        await checkpoints.save(checkpoint);
        // Let the stage tell that it has finished; what waits for it has not come to its first question to a model by then.
        if (checkpoint.artifact === artifact) setImmediate(end);
      },
    },
    onEvent: (event) => {
      if (event.type === "stage_finished" && event.stage === stage) end();
      if (event.type === "stage_started" && !reached) begun.add(event.stage);
      // Of stages that ran beside it the end is told, of those that never began nothing.
      const besides = "stage" in event && begun.has(event.stage) && event.type !== "stage_failed";
      if (!reached || besides) onEvent(event);
    },
  };
};
