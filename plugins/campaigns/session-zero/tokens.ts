import type { SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import type { FoundedCampaign, NewCampaignRequest } from "../tokens.ts";

/** Something that a phase asks. `key` is the part of the answer that it fills. */
export interface SetupQuestion {
  readonly key: string;
  readonly text: string;
  /** What may be chosen; empty for a free answer. `value` goes into the answer. */
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  /** What holds when it is left unanswered, in words; `null` when an answer is needed. */
  readonly default: string | null;
}

/** A session zero as its user sees it. */
export interface SetupView {
  readonly id: string;
  /** The phase to answer next. */
  readonly phase: SetupPhase;
  /** All phases in order. */
  readonly phases: readonly { readonly phase: SetupPhase; readonly answered: boolean }[];
  /** What the current phase asks. */
  readonly questions: readonly SetupQuestion[];
  /** What still keeps the scenario from being played, in words. */
  readonly missing: readonly string[];
  readonly document: SetupDocument;
  readonly updated_at: Date;
}

/** Session zero, kept in the database under its user. Another user's is told as `setup_not_found`. */
export interface SessionZeroService {
  /** Begins one; at the phase `calibration`. */
  begin(user: string): Promise<SetupView>;
  /** The user's unfinished ones, those touched last first. */
  list(user: string): Promise<readonly SetupView[]>;
  /** Takes up one. Throws `setup_not_found`. */
  open(id: string, user: string): Promise<SetupView>;
  /**
   * Answers a phase, the current or an earlier one, and goes on to the next unanswered. `{}` takes its defaults.
   * Throws `answer_invalid` with everything wrong with the answer, `setup_finished`, `setup_not_found`.
   */
  answer(id: string, user: string, phase: SetupPhase, input: unknown): Promise<SetupView>;
  /** Goes to a phase without answering, to read its questions again. Answers stay. */
  goTo(id: string, user: string, phase: SetupPhase): Promise<SetupView>;
  /** Founds the campaign; `more` adds to it or replaces parts. Throws `setup_incomplete` with all that is missing; called again it throws `setup_finished`, naming the campaign. */
  finish(id: string, user: string, more?: Partial<NewCampaignRequest>): Promise<FoundedCampaign>;
  /** Throws the setup away. */
  discard(id: string, user: string): Promise<void>;
}
