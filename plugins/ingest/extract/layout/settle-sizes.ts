import type { RawPage, Run } from "./parts.ts";

/** Sizes with a smaller difference are equal, because recognised letters vary by a pixel. */
const sameSize = 0.11;

/** Evens out the sizes of recognised text over all pages, so that styles can be told apart. Pages with text in the file are unchanged. */
export const settleSizes = (pages: readonly RawPage[]): readonly RawPage[] => {
  const read = pages.filter(({ recognised }) => recognised !== undefined);
  const sizes = clusterSizes(read.flatMap(({ runs }) => runs));
  const settle = (run: Run): Run => ({ ...run, size: nearest(run.size, sizes) });
  return pages.map((page) => (page.recognised === undefined ? page : { ...page, runs: page.runs.map(settle) }));
};

/** Groups sizes around the most frequent ones. */
const clusterSizes = (runs: readonly Run[]): readonly number[] => {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) {
    const key = Math.round(size * 4) / 4;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  const chosen: number[] = [];
  for (const [size] of [...letters].sort((a, b) => b[1] - a[1])) {
    if (!chosen.some((one) => Math.abs(one - size) <= sameSize * one)) chosen.push(size);
  }
  return chosen;
};

const nearest = (size: number, sizes: readonly number[]): number =>
  sizes.reduce((best, one) => (Math.abs(one - size) < Math.abs(best - size) ? one : best), sizes[0] ?? size);
