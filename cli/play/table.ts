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

/** What a player says of a turn; a field that is absent stays as it was. */
export interface TurnRemark {
  readonly thumbs?: "UP" | "DOWN";
  readonly rating?: number;
  readonly flag?: string;
  readonly comment?: string;
}

/** A seat in a campaign: play from it and look around. */
export interface Table {
  readonly campaign: string;
  readonly title: string;
  /** The last thing told, or the opening. */
  readonly lastText: string;
  /** What happened before, for somebody who comes back after a break of hours; else `null`. */
  readonly recap: string | null;
  /** What happened so far. */
  retell(): Promise<string>;
  /** Plays one turn; `hear` is told of it as it happens. */
  play(text: string, hear: (told: Told) => void): Promise<TurnTold>;
  /** Lines to show, fit for this player's eyes. */
  view(view: View): Promise<readonly string[]>;
  /** What a DM wants at hand, secrets included. DM only. */
  brief(): Promise<string>;
  /** Says something of the last turn, over what this player said of it before; answers what was noted. */
  remark(said: TurnRemark): Promise<string>;
  /** Rewinds to before the last turn; answers what was last told then. DM only. */
  undo(): Promise<string>;
}
