import type { RunEvent } from "freeform-rpg/kernel";
import type { StageSummary } from "./summarise-stage.ts";

/** The state of a stage. `kept` means that an earlier result was reused. */
export type StageState = "waiting" | "running" | "finished" | "kept" | "skipped" | "failed";

/** The progress of a stage. */
export interface StageProgress {
  readonly stage: string;
  readonly state: StageState;
  /** The duration in milliseconds; `null` before it is finished, or when another run made it. */
  readonly ms: number | null;
  readonly done: number;
  readonly total: number | null;
  /** The last progress note; empty before the first. */
  readonly note: string;
}

/** The progress of a stage with its summary and the cost of its model calls, in US dollars. */
export interface StageReport extends StageProgress, StageSummary {
  readonly calls: number;
  readonly cost: number;
  /** The number of calls to models without a known price, which `cost` does not include. */
  readonly unpriced: number;
}

const waiting = (stage: string): StageProgress => ({ stage, state: "waiting", ms: null, done: 0, total: null, note: "" });

/** The progress of each stage after these events. */
export const foldStages = (stages: readonly string[], events: Iterable<RunEvent>): StageProgress[] => {
  const states = new Map(stages.map((stage) => [stage, waiting(stage)]));
  for (const event of events) {
    if (!("stage" in event)) continue;
    const before = states.get(event.stage);
    if (before) states.set(event.stage, { ...before, ...changeBy(event, before) });
  }
  return [...states.values()];
};

const changeBy = (event: RunEvent, { ms }: StageProgress): Partial<StageProgress> => {
  if (event.type === "stage_started") return { state: "running", done: 0, total: null, note: "" };
  if (event.type === "progress") return { done: event.done, total: event.total, note: event.note };
  if (event.type === "stage_finished") return event.restored ? { state: "kept", ms } : { state: "finished", ms: Math.round(event.ms) };
  if (event.type === "stage_skipped") return { state: "skipped", note: event.reason };
  return event.type === "stage_failed" ? { state: "failed", note: event.failure.message } : {};
};
