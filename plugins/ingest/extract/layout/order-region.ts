import type { Line } from "./parts.ts";

/** Phrases that follow each other from top to bottom and that no phrase joins across `x`: two adjacent columns. */
interface TwoColumns {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly letters: number;
  /** Points between the columns. */
  readonly gap: number;
}

/** The minimum average number of letters in a line of prose; table cells have fewer. */
const proseLetters = 18;
/** The minimum share of letters in either column of a two-column region. */
const leastShare = 0.15;
const leastRows = 4;
/** The step between positions that are tested for a gutter, in points. */
const step = 3;

/** The width of a page, and the usual gutters of the book. */
export interface Grid {
  readonly width: number;
  readonly gutters: readonly number[];
}

/**
 * Puts phrases, sorted from top to bottom, in reading order: the longest region of two columns is found; the text above it comes first, then its
 * left column, its right one, and the text below. Each part is ordered in the same way, so that pages may mix one, two and three columns.
 */
export const orderRegion = (phrases: readonly Line[], grid: Grid): readonly (readonly Line[])[] => {
  const stretch = findColumnRun(phrases, grid.width) ?? findShort(phrases, grid.gutters);
  if (!stretch) return phrases.length ? [phrases] : [];
  const { x, from, to } = stretch;
  const [left, right] = sidesOf(phrases.slice(from, to), x);
  return [phrases.slice(0, from), left, right, phrases.slice(to)].flatMap((part) => orderRegion(part, grid));
};

/** A short region of two columns at the book's usual gutters: between a title, a picture or a wide table and the next. */
const findShort = (phrases: readonly Line[], gutters: readonly number[]): TwoColumns | null => {
  const found = gutters.flatMap((x) =>
    clearRuns(phrases, x, 3).flatMap(([from, to]) => {
      const lines = phrases.slice(from, to);
      const sides = sidesOf(lines, x);
      const prose = sides.every((side) => side.some(({ text }) => text.length >= 25)) && isProse(lines) && !areRows(sides);
      return prose ? [{ x, from, to, letters: lettersIn(lines), gap: step }] : [];
    }),
  );
  return found.sort((a, b) => b.letters - a.letters)[0] ?? null;
};

/** Table rows have the same heights on both sides, with a gap between them or a short cell on one side. */
const areRows = ([left, right]: readonly (readonly Line[])[]): boolean => {
  const pairs = (left ?? []).flatMap((line) =>
    (right ?? []).filter(({ y }) => Math.abs(line.y - y) < 1).map((other) => [line, other] as const),
  );
  const spaced = pairs.filter(([{ y, size }], at) => at > 0 && y - (pairs[at - 1]?.[0].y ?? y) > 1.5 * size);
  const short = pairs.filter((pair) => pair.some(({ text }) => text.length < proseLetters));
  return spaced.length >= 2 || (short.length >= 2 && short.length > 0.5 * pairs.length);
};

/** The two adjacent columns with the most letters, or `null` when there are none. */
export const findColumnRun = (phrases: readonly Line[], width: number): TwoColumns | null => {
  let best: TwoColumns | null = null;
  for (let x = step; x < width; x += step)
    for (const [from, to] of clearRuns(phrases, x)) {
      const stretch = describeTwoColumns(phrases.slice(from, to), { x, from, to });
      if (stretch && (!best || stretch.letters > best.letters * 1.02 || (stretch.letters > best.letters * 0.98 && stretch.gap > best.gap)))
        best = stretch;
    }
  return best;
};

/** Runs of phrases of which none crosses the position. */
const clearRuns = (phrases: readonly Line[], x: number, least = 2 * leastRows): readonly (readonly [from: number, to: number])[] => {
  const runs: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= phrases.length; at += 1) {
    const line = phrases[at];
    if (line && !(line.x0 < x && line.x1 > x)) continue;
    if (at - from >= least) runs.push([from, at]);
    from = at + 1;
  }
  return runs;
};

const describeTwoColumns = (lines: readonly Line[], place: Pick<TwoColumns, "x" | "from" | "to">): TwoColumns | null => {
  const [left, right] = sidesOf(lines, place.x);
  const gap = Math.min(...right.map(({ x0 }) => x0)) - Math.max(...left.map(({ x1 }) => x1));
  return gap >= step && areColumns(left, right) ? { ...place, letters: lettersIn(lines), gap } : null;
};

/** Compares the columns only where they are side by side, because one may be longer. */
const areColumns = (left: readonly Line[], right: readonly Line[]): boolean => {
  const [top, bottom] = [Math.max(left[0]?.y ?? 0, right[0]?.y ?? 0), Math.min(left.at(-1)?.y ?? 0, right.at(-1)?.y ?? 0)];
  const beside = [left, right].map((lines) => lines.filter(({ y, size }) => y >= top - size && y <= bottom + size));
  const letters = lettersIn(beside.flat());
  return beside.every((side) => countRows(side) >= leastRows && isProse(side) && lettersIn(side) >= leastShare * letters);
};

const sidesOf = (lines: readonly Line[], x: number): readonly [Line[], Line[]] => [
  lines.filter((line) => line.x1 <= x),
  lines.filter((line) => line.x1 > x),
];

/** Counts rows, because wide spaces of justified lines split a row into phrases. */
const isProse = (lines: readonly Line[]): boolean => lettersIn(lines) >= proseLetters * countRows(lines);

const countRows = (lines: readonly Line[]): number => new Set(lines.map(({ y, size }) => Math.round(y / Math.max(1, 0.3 * size)))).size;

const lettersIn = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);
