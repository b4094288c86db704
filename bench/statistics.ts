/** The value below which the share `p` (0 to 1) of the samples lies; nearest rank. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)];
  if (value === undefined) throw new Error("percentile of no samples");
  return value;
}

/** Milliseconds that `work` took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds that a piece of work took, and those that all threads of this process computed meanwhile. */
export interface Measured {
  readonly ms: number;
  readonly processor: number;
}

/** Measures `work`. Other processes slow it down; what it computes they hardly change. */
export async function measured(work: () => Promise<unknown>): Promise<Measured> {
  const before = process.cpuUsage();
  const ms = await timed(work);
  const { user, system } = process.cpuUsage(before);
  return { ms, processor: (user + system) / 1000 };
}
