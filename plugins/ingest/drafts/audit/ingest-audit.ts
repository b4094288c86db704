import type { DuplicateSuggestion, PackFinding, ReviewNote } from "freeform-rpg/schemas";

/** Word counts of a book by destination. `share` is the part of the book's own text that is in the pack, 0 to 1. */
export interface WordCoverage {
  readonly book: number;
  readonly in_pack: number;
  readonly share: number;
  /** The printed contents and index, which refer to pages of the printed book. */
  readonly contents_and_index: number;
  /** Sections that were left out: licence, credits. */
  readonly left_out: number;
  /** Neither in the pack nor left out on purpose. */
  readonly unaccounted: number;
}

/** A stage's result on disk. */
export interface StageAudit {
  readonly stage: string;
  readonly folder: string;
  /** `null` before the stage ran. */
  readonly finished_at: string | null;
}

/** The result of an ingest: what was read, dropped or is uncertain. */
export interface IngestAudit {
  readonly folder: string;
  /** The id of the run, under which the cost ledger records its calls; `null` when no stage recorded it. */
  readonly run: string | null;
  readonly stages: readonly StageAudit[];
  readonly pages: { readonly total: number; readonly read: number; readonly recognised: number; readonly empty: number };
  readonly words: WordCoverage | null;
  readonly left_out_sections: readonly string[];
  readonly running_heads: number;
  readonly warnings: readonly string[];
  /** `likely_right`: the sum of all confidences, the expected number of right ones; `unsure`: those below 0.7. */
  readonly segments: {
    readonly total: number;
    readonly unsure: number;
    readonly likely_right: number;
    readonly routes: Readonly<Record<string, number>>;
  };
  readonly entities: {
    readonly total: number;
    readonly unsure: number;
    readonly likely_right: number;
    readonly types: Readonly<Record<string, number>>;
    /** Names that have no file of their own. */
    readonly unlinked: readonly string[];
  };
  readonly duplicates: readonly DuplicateSuggestion[];
  readonly review: readonly ReviewNote[];
  /** The rules that were found, by extractor; empty when rules were skipped. */
  readonly rules: Readonly<Record<string, { readonly total: number; readonly likely_right: number }>>;
  readonly advice: number;
  readonly findings: readonly PackFinding[];
  readonly counts: Readonly<Record<string, number>>;
}
