/** Probabilities that a statement follows from a premise or contradicts it; the rest is neutral. */
export interface Entailment {
  readonly entailment: number;
  readonly contradiction: number;
}

/** A local model of natural-language inference. */
export interface EntailmentModel {
  /** Judges each pair of a premise and a statement. */
  judge(pairs: readonly (readonly [premise: string, statement: string])[]): Promise<readonly Entailment[]>;
}
