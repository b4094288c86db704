import type { Failure, RunEvent, Usage } from "freeform-rpg/kernel";

/** An event of a run. */
export class RunEventInterface {
  declare readonly type: RunEvent["type"];
  declare readonly runId: string;
  declare readonly seq: number;
}
/** The run started. */
export class RunStarted extends RunEventInterface {
  declare readonly pipeline: string;
  declare readonly resumed: boolean;
}
/** A stage started. */
export class StageStarted extends RunEventInterface {
  declare readonly stage: string;
}
/** A stage made progress. */
export class StageProgress extends StageStarted {
  declare readonly done: number;
  declare readonly total: number | null;
  declare readonly note: string;
}
/** A piece of text. */
export class TokenStreamed extends StageStarted {
  declare readonly text: string;
}
/** Text was retracted. */
export class DraftDiscarded extends StageStarted {
  declare readonly reason: string;
  declare readonly code?: string;
}
/** A part of the text was replaced. */
export class NarrationPatched extends StageStarted {
  declare readonly from: number;
  declare readonly to: number;
  declare readonly text: string;
}
/** A stage finished. */
export class StageFinished extends StageStarted {
  declare readonly ms: number;
  /** `null` for those who may not know. */
  declare readonly usage: Usage | null;
  declare readonly restored: boolean;
}
/** A stage was not needed. */
export class StageSkipped extends StageStarted {
  declare readonly reason: string;
}
/** A stage failed. */
export class StageFailed extends StageStarted {
  declare readonly failure: Failure;
}
/** The run waits for a decision. */
export class RunSuspended extends RunEventInterface {
  declare readonly reason: string;
}
/** A try of a job failed. */
export class TryFailed extends RunEventInterface {
  declare readonly failure: Failure;
  declare readonly retryAt: string | null;
}
/** The run finished. */
export class RunFinished extends RunEventInterface {
  declare readonly ms: number;
}
/** The run failed. */
export class RunFailed extends RunEventInterface {
  declare readonly failure: Failure;
}

/** The object type of each kind of event. */
export const runEventNames: Readonly<Record<RunEvent["type"], string>> = {
  run_started: "RunStarted",
  stage_started: "StageStarted",
  progress: "StageProgress",
  token: "TokenStreamed",
  draft_discarded: "DraftDiscarded",
  narration_patched: "NarrationPatched",
  announced: "Announced",
  stage_finished: "StageFinished",
  stage_skipped: "StageSkipped",
  stage_failed: "StageFailed",
  run_suspended: "RunSuspended",
  try_failed: "TryFailed",
  run_finished: "RunFinished",
  run_failed: "RunFailed",
};
