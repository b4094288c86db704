import type { ReplayedTurn } from "../documents/report.ts";

/** The options that follow and stop a replay. */
export interface ReplayCall {
  /** The id of the replay: its paid calls are recorded under it, so that the same id never pays twice. */
  readonly replayId: string;
  readonly signal: AbortSignal;
  /** Told after each turn. */
  readonly onTurn?: (turn: ReplayedTurn, done: number, total: number) => void;
}
