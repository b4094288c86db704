/**
 * The two-sided sign test: how likely a split at least as uneven is where neither way is better, 0 to 1. Ties do not count;
 * without a pair that differs it is 1.
 */
export const signTest = (fewer: number, more: number): number => {
  const pairs = fewer + more;
  const tail = Array.from({ length: Math.min(fewer, more) + 1 }, (_, k) => Math.exp(logChoose(pairs, k) - pairs * Math.LN2));
  return Math.min(1, 2 * tail.reduce((sum, one) => sum + one, 0));
};

const logChoose = (n: number, k: number): number => {
  let sum = 0;
  for (let i = 1; i <= k; i += 1) sum += Math.log(n - k + i) - Math.log(i);
  return sum;
};

/** Corrects several p values so that together they mislead no more often than one (Holm's step-down). */
export const correctByHolm = (values: readonly number[]): number[] => {
  const order = values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const corrected = values.map(() => 1);
  let highest = 0;
  for (const [rank, at] of order.entries()) {
    highest = Math.max(highest, Math.min(1, (values[at] ?? 1) * (values.length - rank)));
    corrected[at] = highest;
  }
  return corrected;
};
