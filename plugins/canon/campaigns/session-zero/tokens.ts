import type { SetupDocument, SetupPhase } from "freeform-rpg/schemas";
import type { CreatedCampaign, NewCampaignRequest } from "../new-campaign.ts";

/** How a question is answered: `list` as short texts, `fields` as one object, `rows` as a list of objects (of texts without `fields`). */
export type SetupQuestionKind = "text" | "long_text" | "number" | "yes_no" | "choice" | "choices" | "list" | "fields" | "rows";

/** A question of a phase. `key` is the field of the answer that it fills. */
export interface SetupQuestion {
  readonly key: string;
  readonly text: string;
  readonly kind: SetupQuestionKind;
  /** The possible answers of a `choice` or of `choices`. `value` goes into the answer. */
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  /** What is asked of the one object of `fields`, or of each of `rows`. */
  readonly fields: readonly SetupQuestion[];
  /** A description of the default; `null` when an answer is required. */
  readonly default: string | null;
  /** The present answer as it would be sent; `null` while there is none. */
  readonly value: unknown;
  /** Limits of texts, of the number of items and of numbers; `null` for none. */
  readonly maxLength: number | null;
  readonly maxItems: number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** What an unfinished session zero misses; `other` for everything that only the problem's text says. */
export type SetupProblemReason =
  | "name_missing"
  | "places_missing"
  | "opening_place_missing"
  | "opening_time_missing"
  | "opening_text_missing"
  | "character_missing"
  | "other";

/** Something that is still missing, and the phase whose questions ask for it. */
export interface SetupProblem {
  readonly phase: SetupPhase;
  readonly reason: SetupProblemReason;
  readonly text: string;
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
  /** The same, each with the phase to go to. */
  readonly problems: readonly SetupProblem[];
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
