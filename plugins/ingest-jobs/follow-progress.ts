import type { RunEvent } from "freeform-rpg/kernel";
import type { StageAccount } from "./account-stage.ts";

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
  /** US dollars that calls for this book had cost when this was told. */
  readonly cost: number;
  /** Why it failed, with the last. */
  readonly failure: { readonly code: string; readonly message: string } | null;
}

/** What a follower looks up. */
export interface ProgressSources {
  readonly events: AsyncIterable<RunEvent>;
  readonly account: (stage: string) => Promise<StageAccount>;
  readonly cost: () => Promise<number>;
}

/** Milliseconds for which a sum of costs is told again without asking. */
const fresh = 250;

/** Turns run events into progress. */
export async function* followProgress({ events, account, cost }: ProgressSources): AsyncGenerator<IngestProgress> {
  let asked = -Infinity;
  let spent = 0;
  for await (const event of events) {
    const turning = event.type === "stage_finished" || event.type === "run_finished" || event.type === "run_failed";
    if (turning || performance.now() - asked > fresh) {
      spent = await cost();
      asked = performance.now();
    }
    const warnings = event.type === "stage_finished" ? (await account(event.stage)).warnings : [];
    yield { ...describe(event), warnings, cost: spent };
  }
}

const describe = (event: RunEvent): Omit<IngestProgress, "warnings" | "cost"> => ({
  seq: event.seq,
  type: event.type,
  stage: "stage" in event ? event.stage : null,
  done: event.type === "progress" ? event.done : 0,
  total: event.type === "progress" ? event.total : null,
  note: noteOf(event),
  failure: event.type === "run_failed" ? { code: event.failure.code, message: event.failure.message } : null,
});

const noteOf = (event: RunEvent): string => {
  if (event.type === "progress") return event.note;
  if (event.type === "stage_finished") return event.restored ? "unchanged, kept" : `done in ${(event.ms / 1000).toFixed(1)} s`;
  if (event.type === "stage_skipped") return event.reason;
  return event.type === "stage_failed" || event.type === "run_failed" ? event.failure.message : "";
};
