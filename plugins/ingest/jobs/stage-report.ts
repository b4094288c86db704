import type { RunEvent } from "freeform-rpg/kernel";
import type { StageAccount } from "./account-stage.ts";

/** Where a stage stands: `kept` means that it was made before and is unchanged. */
export type StageState = "waiting" | "running" | "finished" | "kept" | "skipped" | "failed";

/** A stage of an ingest as it goes. */
export interface StageProgress {
  readonly stage: string;
  readonly state: StageState;
  /** Milliseconds that making it took; `null` while it is not made, or was made by another run. */
  readonly ms: number | null;
  readonly done: number;
  readonly total: number | null;
  /** What it did last; empty before it has told anything. */
  readonly note: string;
}

/** The same with what it came to and what its model calls cost, in US dollars. */
export interface StageReport extends StageProgress, StageAccount {
  readonly calls: number;
  readonly cost: number;
  /** Of the calls, those to models without a known price: `cost` lacks them. */
  readonly unpriced: number;
}

const waiting = (stage: string): StageProgress => ({ stage, state: "waiting", ms: null, done: 0, total: null, note: "" });

/** Where each stage stands after these events. */
export const foldStages = (stages: readonly string[], events: Iterable<RunEvent>): StageProgress[] => {
  const standings = new Map(stages.map((stage) => [stage, waiting(stage)]));
  for (const event of events) {
    if (!("stage" in event)) continue;
    const before = standings.get(event.stage);
    if (before) standings.set(event.stage, { ...before, ...changeBy(event, before) });
  }
  return [...standings.values()];
};

const changeBy = (event: RunEvent, { ms }: StageProgress): Partial<StageProgress> => {
  if (event.type === "stage_started") return { state: "running", done: 0, total: null, note: "" };
  if (event.type === "progress") return { done: event.done, total: event.total, note: event.note };
  if (event.type === "stage_finished") return event.restored ? { state: "kept", ms } : { state: "finished", ms: Math.round(event.ms) };
  if (event.type === "stage_skipped") return { state: "skipped", note: event.reason };
  return event.type === "stage_failed" ? { state: "failed", note: event.failure.message } : {};
};
