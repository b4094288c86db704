/** What an evaluation came to: figures, and every case with why it failed or what it guards against. */
export interface SuiteReport {
  readonly results: readonly { readonly metric: string; readonly value: number; readonly of: number }[];
  readonly cases: readonly { readonly id: string; readonly passed: boolean; readonly why: string }[];
  /** Rows to print in place of the results, the first one a heading. */
  readonly table?: readonly (readonly string[])[];
}

/** What a suite is run with. */
export interface SuiteOptions {
  /** Other data of the same shape. */
  readonly data: string | undefined;
  /** `play`, `lore`: one of its parts, or `all`. */
  readonly part?: string;
  /** `play`: recorded interpretations, `true` for those that ship. */
  readonly scripted?: string | true;
  /** `play`, `gate`, `lore`: a folder to write the model's inputs to. */
  readonly dump?: string;
  /** `gate`: a file of recorded answers of the review's model. */
  readonly verdicts?: string;
  /** `play`, `gate`, `lore`: report the failures of the part for tuning. */
  readonly failures?: boolean;
  /** `play`: report every sentence of every part. */
  readonly verbose?: boolean;
}

/** Evaluates the engine on its own cases, or on others of the same shape in `data`. */
export type Suite = (options: SuiteOptions) => Promise<SuiteReport>;
