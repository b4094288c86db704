/** What one ranking did with one question. */
export interface Answer {
  readonly category: number;
  readonly evidence: ReadonlySet<string>;
  /** Ids, best first. */
  readonly ranked: readonly string[];
  readonly ms: number;
}

/** Mean share of a question's evidence among the first `depth`. */
export const recall = (answers: readonly Answer[], depth: number): number =>
  mean(answers.map(({ evidence, ranked }) => ranked.slice(0, depth).filter((id) => evidence.has(id)).length / evidence.size));

/** Mean normalised discounted cumulative gain of the first ten. */
export const ndcg = (answers: readonly Answer[]): number => {
  const gain = (at: number) => 1 / Math.log2(at + 2);
  const sum = (gains: readonly number[]) => gains.reduce((total, each) => total + each, 0);
  return mean(
    answers.map(({ evidence, ranked }) => {
      const found = ranked.slice(0, 10).map((id, at) => (evidence.has(id) ? gain(at) : 0));
      return sum(found) / sum(Array.from({ length: Math.min(10, evidence.size) }, (_, at) => gain(at)));
    }),
  );
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
