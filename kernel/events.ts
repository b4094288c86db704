/** A stage's usage of models so far. Costs are in US dollars. */
export interface Usage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
}

/** A failure: the plugin, the place, and what to do about it. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  readonly plugin: string | null;
  readonly point: string | null;
}

/** A JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A replacement within the text that a run has streamed and not retracted. Offsets are in UTF-16 code units; `to` is exclusive. */
export interface TextPatch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Body =
  | { readonly type: "run_started"; readonly pipeline: string; readonly resumed: boolean }
  | { readonly type: "stage_started"; readonly stage: string }
  | { readonly type: "progress"; readonly stage: string; readonly done: number; readonly total: number | null; readonly note: string }
  | { readonly type: "token"; readonly stage: string; readonly text: string }
  | ({ readonly type: "narration_patched"; readonly stage: string } & TextPatch)
  | { readonly type: "announced"; readonly stage: string; readonly topic: string; readonly details: JsonValue }
  /** `reason` is a sentence for people, `code` says the same to programs; absent where a plugin gave none. */
  | { readonly type: "draft_discarded"; readonly stage: string; readonly reason: string; readonly code?: string }
  | { readonly type: "stage_finished"; readonly stage: string; readonly ms: number; readonly usage: Usage; readonly restored: boolean }
  | { readonly type: "stage_skipped"; readonly stage: string; readonly reason: string }
  | { readonly type: "stage_failed"; readonly stage: string; readonly failure: Failure }
  /** The run waits for a decision; a `run_started` follows when it goes on. */
  | { readonly type: "run_suspended"; readonly reason: string }
  /** A try of a job failed; a `run_started` follows when it is tried again, at `retryAt` (ISO 8601), or at once for `null`. */
  | { readonly type: "try_failed"; readonly failure: Failure; readonly retryAt: string | null }
  | { readonly type: "run_finished"; readonly ms: number }
  | { readonly type: "run_failed"; readonly failure: Failure };

/** A fact about a run. `seq` starts at 1 and has no gaps within the run, over resumption too. */
export type RunEvent = Body & { readonly runId: string; readonly seq: number };

/** A run event before it is numbered. */
export type RunEventBody = Body;
