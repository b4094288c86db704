export type { ActiveRun, RunControl } from "./active-run.ts";
export type { EndedRun, WorkOutcome } from "./execute-run.ts";
export type { LiveEvents } from "./live-events.ts";
export type { Recorder } from "./recorder.ts";
export type { RunQueue } from "./run-queue.ts";
export type { Worker } from "./worker.ts";
