import type { RunEvent } from "freeform-rpg/kernel";
import type { StageSummary } from "./summarise-stage.ts";
import { describeStage, describeCounts } from "./describe-stage.ts";

/** A progress report of an ingest. */
export interface IngestProgress {
  readonly seq: number;
  readonly type: RunEvent["type"];
  /** `null` for the whole ingest. */
  readonly stage: string | null;
  readonly done: number;
  readonly total: number | null;
  readonly note: string;
  /** The warnings of the stage that has just ended. */
  readonly warnings: readonly string[];
  /** The cost of model calls for this book so far, in US dollars. */
  readonly cost: number;
  /** The number of calls to models without a known price, which `cost` does not include. */
  readonly unpriced: number;
  /** The reason of a failure, in the last report. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

/** The part of a report that one event determines. */
export type RunEventRecord = Omit<IngestProgress, "warnings" | "cost" | "unpriced">;

/** The sources of progress reports. */
export interface ProgressSources {
  /** All events, from the first. */
  readonly events: AsyncIterable<RunEvent>;
  /** The number of the last event that was received. */
  readonly after: number;
  readonly summary: (stage: string) => Promise<StageSummary>;
  readonly costs: () => Promise<Pick<IngestProgress, "cost" | "unpriced">>;
}

/** The time for which a sum of costs is reused, in milliseconds. */
const fresh = 250;

/** Turns run events into progress. */
export async function* followProgress({ events, after, summary, costs }: ProgressSources): AsyncGenerator<IngestProgress> {
  const steps = new Map<string, { readonly done: number; readonly total: number | null }>();
  let asked = -Infinity;
  let spent = { cost: 0, unpriced: 0 };
  for await (const event of events) {
    if (event.type === "progress") steps.set(event.stage, event);
    if (event.seq <= after) continue;
    const turning = event.type === "stage_finished" || event.type === "run_finished" || event.type === "run_failed";
    if (turning || performance.now() - asked > fresh) {
      const { cost, unpriced } = await costs();
      spent = { cost, unpriced };
      asked = performance.now();
    }
    const report = { ...describeEvent(event), ...spent };
    yield event.type === "stage_finished"
      ? { ...report, ...finish(report, steps.get(event.stage), await summary(event.stage)) }
      : { ...report, warnings: [] };
  }
}

/** The progress of a finished stage: all of its steps. */
const finish = ({ note }: RunEventRecord, step: { readonly total: number | null } | undefined, { counts, warnings }: StageSummary) => {
  const total = step?.total ?? null;
  return { done: total ?? 0, total, note: [note, describeCounts(counts)].filter((part) => part !== "").join(": "), warnings };
};

/** Describes one event. */
export const describeEvent = (event: RunEvent): RunEventRecord => ({
  seq: event.seq,
  type: event.type,
  stage: "stage" in event ? event.stage : null,
  done: event.type === "progress" ? event.done : 0,
  total: event.type === "progress" ? event.total : null,
  note: noteOf(event),
  failure: event.type === "run_failed" ? { code: event.failure.code, message: event.failure.message } : null,
});

const noteOf = (event: RunEvent): string => {
  if (event.type === "run_started") return event.resumed ? "Resuming" : "Started";
  if (event.type === "run_finished") return "Finished";
  if (event.type === "progress") return event.note;
  if (event.type === "stage_started") return describeStage(event.stage);
  if (event.type === "stage_finished") return event.restored ? "Unchanged, reused" : `Done in ${(event.ms / 1000).toFixed(1)} s`;
  if (event.type === "stage_skipped") return `Skipped: ${event.reason}`;
  return event.type === "stage_failed" || event.type === "run_failed" ? event.failure.message : "";
};
