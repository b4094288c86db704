import type { TurnFlag } from "../api/generated/graphql.ts";

/** Progress of a turn that is being played. */
export type TurnProgress =
  | { readonly type: "stage"; readonly stage: string }
  | { readonly type: "decided"; readonly lines: readonly string[] }
  | { readonly type: "waiting"; readonly reason: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "patched"; readonly from: number; readonly to: number; readonly text: string }
  | { readonly type: "discarded"; readonly reason: string };

/** A text that was played: a committed turn, or a message to the table. */
export type Played = PlayedTurn | PostedMessage;

/** A message to the table, or what a command answers to the player alone. */
export interface PostedMessage {
  readonly type: "message";
  /** `null` for an answer, and for a hidden roll that the player may not read. */
  readonly key: string | null;
  readonly text: string;
}

/** Something that happens at the table, as one block of text. */
export interface TableNews {
  readonly type: "turn" | "message" | "notice";
  /** The key of the run or the message, by which a player's own is known. */
  readonly key?: string | null;
  readonly text: string;
}

/** A committed turn. */
export interface PlayedTurn {
  readonly type: "turn";
  readonly runId: string;
  readonly turnNo: number;
  /** The name of the character that acted. */
  readonly actor: string | null;
  readonly text: string;
  readonly prompt: string;
  readonly suggestions: readonly string[];
  readonly rolls: readonly string[];
}

/** The views that a player may open between turns. */
export const views = ["look", "clocks", "threads", "inventory", "order"] as const;
export type View = (typeof views)[number];

/** A player's feedback on a turn. An absent field keeps its earlier value. */
export interface TurnFeedback {
  readonly thumbs?: "UP" | "DOWN";
  readonly rating?: number;
  readonly flag?: TurnFlag;
  readonly comment?: string;
}

/** A command that a plugin of the server brings. */
export interface ServerCommand {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly role: string;
}

/** A campaign that is open for one player. */
export interface Table {
  readonly campaign: string;
  readonly title: string;
  /** Commands of the server's plugins that this player may use. */
  readonly commands: readonly ServerCommand[];
  /** The last narration, under who acted if that was another player; or the opening text. */
  readonly lastText: string;
  /** A recap for a player who returns after a break of hours; else `null`. */
  readonly recap: string | null;
  /** The story so far. */
  readRecap(): Promise<string>;
  /** Talk and rolls since the last turn, one line each. */
  readonly lastMessages: readonly string[];
  /** Plays one turn, or posts a message. */
  play(text: string, onProgress: (progress: TurnProgress) => void): Promise<Played>;
  /** Reports what others do until `signal` fires; see `followTable`. */
  follow(onNews: (news: TableNews) => void, signal: AbortSignal): Promise<void>;
  /** Whether this table has played or posted the news itself, and so has shown it. */
  isOwn(news: TableNews): boolean;
  /** The last turns and messages, oldest first. */
  readHistory(count: number): Promise<readonly string[]>;
  /** Lines of a view, as this player may see it. */
  view(view: View): Promise<readonly string[]>;
  /** The briefing, with secrets. DM only. */
  readBriefing(): Promise<string>;
  /** Saves feedback on the last turn and returns a confirmation. */
  giveFeedback(feedback: TurnFeedback): Promise<string>;
  /** Rewinds to before the last turn and returns the narration of the turn before it. DM only. */
  undo(): Promise<string>;
}
