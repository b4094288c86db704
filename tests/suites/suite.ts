/** What an evaluation came to: figures, and every case with why it failed or what it guards against. */
export interface SuiteReport {
  readonly results: readonly { readonly metric: string; readonly value: number; readonly of: number }[];
  readonly cases: readonly { readonly id: string; readonly passed: boolean; readonly why: string }[];
}

/** Evaluates the engine on its own cases, or on others of the same shape in `data`. */
export type Suite = (options: { readonly data: string | undefined }) => Promise<SuiteReport>;
