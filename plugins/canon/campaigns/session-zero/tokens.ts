import type { SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import type { CreatedCampaign, NewCampaignRequest } from "../new-campaign.ts";

/** A question of a phase. `key` is the field of the answer that it fills. */
export interface SetupQuestion {
  readonly key: string;
  readonly text: string;
  /** The possible answers; empty for a free answer. `value` goes into the answer. */
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  /** A description of the default; `null` when an answer is required. */
  readonly default: string | null;
}

/** A session zero as its user sees it. */
export interface SetupView {
  readonly id: string;
  /** The phase to answer next. */
  readonly phase: SetupPhase;
  /** All phases in order. */
  readonly phases: readonly { readonly phase: SetupPhase; readonly answered: boolean }[];
  /** The questions of the current phase. */
  readonly questions: readonly SetupQuestion[];
  /** The problems that still make the scenario unplayable. */
  readonly missing: readonly string[];
  readonly document: SetupDocument;
  readonly updated_at: Date;
}

/** Session zero, stored in the database. For another user's setup every method throws `setup_not_found`. */
export interface SessionZeroService {
  /** Begins one; at the phase `calibration`. */
  begin(user: string): Promise<SetupView>;
  /** The user's unfinished ones, most recently updated first. */
  list(user: string): Promise<readonly SetupView[]>;
  /** Opens one. Throws `setup_not_found`. */
  open(id: string, user: string): Promise<SetupView>;
  /**
   * Answers a phase, the current or an earlier one, and goes on to the next unanswered. `{}` takes its defaults.
   * Throws `answer_invalid` with all problems of the answer, `setup_finished`, `setup_not_found`.
   */
  answer(id: string, user: string, phase: SetupPhase, input: unknown): Promise<SetupView>;
  /** Goes to a phase without answering, to read its questions again. Answers stay. */
  goTo(id: string, user: string, phase: SetupPhase): Promise<SetupView>;
  /** Creates the campaign; `more` adds to the request or replaces parts. Throws `setup_incomplete` with everything that is missing; a second call throws `setup_finished` with the campaign's id. */
  finish(id: string, user: string, more?: Partial<NewCampaignRequest>): Promise<CreatedCampaign>;
  /** Deletes the setup. */
  discard(id: string, user: string): Promise<void>;
}
