import type { DuplicateSuggestion, PackFinding, ReviewNote } from "freeform-rpg/schemas";

/** Where a book's words went. Counts of words; `share` is the part of the book's own text that stands in the pack, 0 to 1. */
export interface WordAccount {
  readonly book: number;
  readonly in_pack: number;
  readonly share: number;
  /** Printed contents and index: they find pages of the printed book. */
  readonly contents_and_index: number;
  /** Sections that were left out: licence, credits. */
  readonly left_out: number;
  /** Neither in the pack nor left out on purpose. */
  readonly unaccounted: number;
}

/** A stage as it lies on disk. */
export interface StageAudit {
  readonly stage: string;
  readonly folder: string;
  /** `null` while it is not made. */
  readonly finished_at: string | null;
}

/** What became of a book: what was read, dropped, doubted. */
export interface IngestAudit {
  readonly folder: string;
  /** Id of the run, by which the ledger knows what its calls cost; `null` when no stage tells. */
  readonly run: string | null;
  readonly stages: readonly StageAudit[];
  readonly pages: { readonly total: number; readonly read: number; readonly recognised: number; readonly empty: number };
  readonly words: WordAccount | null;
  readonly left_out_sections: readonly string[];
  readonly running_heads: number;
  readonly warnings: readonly string[];
  /** `likely_right`: the sum of all confidences, which says how many are right if these hold; `unsure`: those below 0.7. */
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
  /** What was found of the book's rules, by extractor; empty where rules were left out. */
  readonly rules: Readonly<Record<string, { readonly total: number; readonly likely_right: number }>>;
  readonly advice: number;
  readonly findings: readonly PackFinding[];
  readonly counts: Readonly<Record<string, number>>;
}
