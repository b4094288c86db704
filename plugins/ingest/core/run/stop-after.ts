import type { Checkpoints, RunEvent } from "freeform-rpg/kernel";

/** Stops a run when one stage's artifact is saved, before any stage that needs it starts. */
export interface StopAfter {
  readonly checkpoints: Checkpoints;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RunEvent) => void;
  /** Whether the stage was reached, so that the end of the run is not a failure. */
  readonly reached: () => boolean;
}

/** The parts that stop a run. */
export interface StopOptions {
  /** Its name. */
  readonly stage: string;
  /** Id of what it makes. */
  readonly artifact: string;
  readonly checkpoints: Checkpoints;
  readonly signal: AbortSignal | undefined;
  readonly onEvent: (event: RunEvent) => void;
}

/** Wraps a run's options. The end of the run is not reported, since stopping here is not a failure. */
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
        // The stage can still report that it has finished; the stages after it have not asked a model by then.
        if (checkpoint.artifact === artifact) setImmediate(end);
      },
    },
    onEvent: (event) => {
      if (event.type === "stage_finished" && event.stage === stage) end();
      if (event.type === "stage_started" && !reached) begun.add(event.stage);
      // The end of stages that ran at the same time is reported; stages that never started report nothing.
      const concurrent = "stage" in event && begun.has(event.stage) && event.type !== "stage_failed";
      if (!reached || concurrent) onEvent(event);
    },
  };
};
