import { service } from "freeform-rpg/kernel";
import type { Configured, Provider } from "freeform-rpg/kernel";
import type { ExperimentReport, ExperimentRequest } from "./experiment/documents.ts";
import type { FeedbackStore } from "./feedback/feedback-store.ts";
import type { StateReport, TurnsReport } from "./documents/report.ts";
import type { StateRequest, TurnsRequest } from "./documents/request.ts";
import type { ReplayCall } from "./turns/replay-call.ts";

/** The configuration of this engine, so that a second one can be created over a copy of a campaign. The host provides it. */
export interface EngineConfig {
  /** All configured plugins, the database included. */
  readonly plugins: readonly Configured[];
  /** Services of the host that a second engine shares, such as keys; services over the real database are not included. */
  readonly services: readonly Provider[];
  /** The folder from which package names and relative paths are resolved. */
  readonly from: string;
}
export const EngineConfig = service<EngineConfig>("replay/engine-config");

/** Replays recorded turns. The campaign itself is only read. */
export interface Replays {
  /** Rebuilds a state from the log and compares it with the stored states. Throws `campaign_not_found`, `turn_not_found`. */
  state(request: StateRequest): Promise<StateReport>;
  /**
   * Runs turns again in a sandbox and compares. `trusted` lets overrides load modules and change options. Throws
   * `turn_not_found`, `range_invalid`, `prompt_not_found`, `override_refused`, `override_failed`, `replay_unavailable`.
   */
  turns(request: TurnsRequest, call: ReplayCall, options?: { readonly trusted?: boolean }): Promise<TurnsReport>;
  /** Runs the same turns in two variants and compares them pair by pair. Throws as `turns` does. */
  experiment(request: ExperimentRequest, call: ReplayCall, options?: { readonly trusted?: boolean }): Promise<ExperimentReport>;
}
export const Replays = service<Replays>("replay/replays");

/** Members' feedback about turns. */
export const TurnFeedback = service<FeedbackStore>("replay/feedback");
export type { FeedbackStore } from "./feedback/feedback-store.ts";
export type { Feedback, FeedbackFlag, FeedbackInput } from "./feedback/feedback.ts";
export type { FeedbackPlace } from "./feedback/feedback.ts";

export type { Metrics, Share, StageMetrics } from "./metrics/metrics.ts";

export type { MeasuredRange } from "./metrics/metrics-query.ts";

export type { Overrides, PluginOverride, PromptOverride, StateRequest, TurnsRequest } from "./documents/request.ts";
export type { Difference, ReplayedTurn, StageCalls, StageOutcome, StateReport, TurnFigures, TurnsReport } from "./documents/report.ts";
export type { ExperimentReport, ExperimentRequest, PairedFigure, PairedTurn } from "./experiment/documents.ts";

export type { FigurePair } from "./experiment/compare-figures.ts";
export type { ReplayReport, ReplayRequest } from "./jobs/replay-document.ts";

export type { ReplayError } from "./errors.ts";

export type { ReplayCall } from "./turns/replay-call.ts";
