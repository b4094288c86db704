/** An action as the engine read it, beside what decides whether it was meant. */
export interface Act {
  /** The canonical verb and its family, as the catalogue of actions has them. */
  readonly verb: string;
  readonly family: string;
  /** Ids of what it is aimed at, done with or given to; `feature:NAME` for features. */
  readonly targets: readonly string[];
  /** What is said, asked or wanted, in the player's words. */
  readonly said: string;
  /** The topic of a question to the game; `null` for actions. */
  readonly question: string | null;
}

/** A change in the world: a kind of effect and what it concerns, in the order of the effect lines. An empty word may be anything. */
export interface Change {
  readonly kind: string;
  readonly words: readonly string[];
}

/** What the engine made of a sentence. */
export interface Account {
  /** Actions that were carried out, in order. */
  readonly done: readonly Act[];
  /** Actions that the ruling allowed. */
  readonly allowed: readonly Act[];
  /** Actions that were refused with a reason. */
  readonly blocked: readonly Act[];
  readonly notAttempted: readonly Act[];
  /** Allowed actions of which nothing more was reported. */
  readonly dropped: readonly Act[];
  /** Topics of questions to the game, answered without an action. */
  readonly questions: readonly string[];
  /** True when the engine asks back. */
  readonly asks: boolean;
  readonly speech: string;
  readonly tableTalk: string;
  readonly changes: readonly Change[];
}
