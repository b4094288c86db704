import type { ReplayedTurn } from "../documents/report.ts";

/** How a replay is followed and stopped. */
export interface ReplayCall {
  /** Names the replay: what it pays is kept under it, so that the same name never pays twice. */
  readonly replayId: string;
  readonly signal: AbortSignal;
  /** Told after each turn. */
  readonly onTurn?: (turn: ReplayedTurn, done: number, total: number) => void;
}
