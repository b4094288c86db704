/** A piece of a turn as it is told. */
export type Told =
  | { readonly type: "stage"; readonly stage: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "retracted"; readonly reason: string };

/** A turn that is over. */
export interface TurnTold {
  readonly runId: string;
  readonly turnNo: number;
  readonly text: string;
  readonly prompt: string;
  readonly suggestions: readonly string[];
  readonly rolls: readonly string[];
}

/** What a player may look at between turns. */
export const views = ["look", "clocks", "threads", "inventory"] as const;
export type View = (typeof views)[number];

/** A seat in a campaign: play from it and look around. */
export interface Table {
  readonly campaign: string;
  readonly title: string;
  /** The last thing told, or the opening. */
  readonly lastText: string;
  /** Plays one turn; `hear` is told of it as it happens. */
  play(text: string, hear: (told: Told) => void): Promise<TurnTold>;
  /** Lines to show, fit for this player's eyes. */
  view(view: View): Promise<readonly string[]>;
  /** Rewinds to before the last turn; answers what was last told then. DM only. */
  undo(): Promise<string>;
}
