import type { TurnFlag } from "../api/generated/graphql.ts";

/** Progress of a turn that is being played. */
export type TurnProgress =
  | { readonly type: "stage"; readonly stage: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "discarded"; readonly reason: string };

/** A committed turn. */
export interface PlayedTurn {
  readonly runId: string;
  readonly turnNo: number;
  readonly text: string;
  readonly prompt: string;
  readonly suggestions: readonly string[];
  readonly rolls: readonly string[];
}

/** The views that a player may open between turns. */
export const views = ["look", "clocks", "threads", "inventory"] as const;
export type View = (typeof views)[number];

/** A player's feedback on a turn. An absent field keeps its earlier value. */
export interface TurnFeedback {
  readonly thumbs?: "UP" | "DOWN";
  readonly rating?: number;
  readonly flag?: TurnFlag;
  readonly comment?: string;
}

/** A campaign that is open for one player. */
export interface Table {
  readonly campaign: string;
  readonly title: string;
  /** The last narration, or the opening text. */
  readonly lastText: string;
  /** A recap for a player who returns after a break of hours; else `null`. */
  readonly recap: string | null;
  /** The story so far. */
  readRecap(): Promise<string>;
  /** Plays one turn. */
  play(text: string, onProgress: (progress: TurnProgress) => void): Promise<PlayedTurn>;
  /** Lines of a view, as this player may see it. */
  view(view: View): Promise<readonly string[]>;
  /** The briefing, with secrets. DM only. */
  readBriefing(): Promise<string>;
  /** Saves feedback on the last turn and returns a confirmation. */
  giveFeedback(feedback: TurnFeedback): Promise<string>;
  /** Rewinds to before the last turn and returns the narration of the turn before it. DM only. */
  undo(): Promise<string>;
}
