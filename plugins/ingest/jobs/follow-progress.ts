import type { RunEvent } from "freeform-rpg/kernel";
import type { StageAccount } from "./account-stage.ts";
import { describeStage, describeCounts } from "./describe-stage.ts";

/** What an ingest tells those who watch it. */
export interface IngestProgress {
  readonly seq: number;
  readonly type: RunEvent["type"];
  /** `null` for what concerns the whole ingest. */
  readonly stage: string | null;
  readonly done: number;
  readonly total: number | null;
  readonly note: string;
  /** What the stage that has just ended wants to be known. */
  readonly warnings: readonly string[];
  /** US dollars that calls for this book have cost by now. */
  readonly cost: number;
  /** Calls to models without a known price: `cost` lacks them. */
  readonly unpriced: number;
  /** Why it failed, with the last. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

/** The part that an event tells by itself. */
export type RunEventRecord = Omit<IngestProgress, "warnings" | "cost" | "unpriced">;

/** What a follower looks up. */
export interface ProgressSources {
  /** All of them, from the first. */
  readonly events: AsyncIterable<RunEvent>;
  /** Number of the last that has been received. */
  readonly after: number;
  readonly account: (stage: string) => Promise<StageAccount>;
  readonly costs: () => Promise<Pick<IngestProgress, "cost" | "unpriced">>;
}

/** Milliseconds for which a sum of costs is told again without asking. */
const fresh = 250;

/** Turns run events into progress. */
export async function* followProgress({ events, after, account, costs }: ProgressSources): AsyncGenerator<IngestProgress> {
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
    const told = { ...describeEvent(event), ...spent };
    yield event.type === "stage_finished"
      ? { ...told, ...finish(told, steps.get(event.stage), await account(event.stage)) }
      : { ...told, warnings: [] };
  }
}

/** A stage that has ended has done all that it had to do. */
const finish = ({ note }: RunEventRecord, step: { readonly total: number | null } | undefined, { counts, warnings }: StageAccount) => {
  const total = step?.total ?? null;
  return { done: total ?? 0, total, note: [note, describeCounts(counts)].filter((part) => part !== "").join(": "), warnings };
};

/** What an event tells by itself. */
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
  if (event.type === "run_started") return event.resumed ? "Going on where it stopped" : "Begun";
  if (event.type === "run_finished") return "Finished";
  if (event.type === "progress") return event.note;
  if (event.type === "stage_started") return describeStage(event.stage);
  if (event.type === "stage_finished") return event.restored ? "Unchanged, kept" : `Done in ${(event.ms / 1000).toFixed(1)} s`;
  if (event.type === "stage_skipped") return `Left out: ${event.reason}`;
  return event.type === "stage_failed" || event.type === "run_failed" ? event.failure.message : "";
};
