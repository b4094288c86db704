import { joinLines } from "./lines.ts";
import { orderRegion } from "./order-region.ts";
import type { Line, RawPage, Run } from "./parts.ts";

/** A gap in ems that is wider than any word space. A larger value would merge narrow columns. */
const phraseGap = 0.45;

/** A vertical strip that hardly any phrase crosses. */
interface Gutter {
  readonly x0: number;
  readonly x1: number;
}

/** Phrases of a page from top to bottom, and from left to right on one baseline. */
const findPhrases = (page: RawPage): Line[] => joinLines(page.number, [...page.runs].sort(byPosition), phraseGap);

const byPosition = (a: Run, b: Run): number => (Math.abs(a.y - b.y) > 0.25 * Math.min(a.size, b.size) ? a.y - b.y : a.x - b.x);

/** Strips of a page between columns of prose, from left to right. */
export const findGutters = (page: RawPage, phrases: readonly Line[]): readonly Gutter[] => {
  const crossed = new Uint32Array(Math.ceil(page.width) + 1);
  for (const { x0, x1 } of phrases)
    for (let x = Math.max(0, Math.ceil(x0)); x <= Math.min(crossed.length - 1, Math.floor(x1)); x += 1) crossed[x] = (crossed[x] ?? 0) + 1;
  const limit = Math.max(1, phrases.length * 0.08);
  const strips: Gutter[] = [];
  let start = -1;
  for (let x = 0; x < crossed.length; x += 1) {
    const clear = (crossed[x] ?? 0) <= limit;
    if (clear && start < 0) start = x;
    if (!clear && start >= 0) {
      strips.push({ x0: start, x1: x });
      start = -1;
    }
  }
  return strips.filter((strip) => isBetweenColumns(strip, phrases));
};

/** At least a fifth of the phrases on either side: a narrow strip between a number and its text has too few. */
const isBetweenColumns = ({ x0, x1 }: Gutter, phrases: readonly Line[]): boolean => {
  const middle = (x0 + x1) / 2;
  const left = phrases.filter((line) => line.x1 <= middle + 1);
  const right = phrases.filter((line) => line.x0 >= middle - 1);
  return x1 - x0 >= 4 && [left, right].every((side) => lettersIn(side) > 0.15 * lettersIn(phrases));
};

const lettersIn = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Orders a page by bands and columns: see {@link orderRegion}. `gutters`: the usual gutters of the book. */
export const orderByColumns = (page: RawPage, gutters: readonly number[] = []): Line[] =>
  orderRegion(findPhrases(page), { width: page.width, gutters }).flatMap((lines) => mergeRows(page.number, lines));

/** Joins phrases of one column on one baseline into lines. */
const mergeRows = (page: number, lines: readonly Line[]): Line[] =>
  joinLines(
    page,
    lines.flatMap(({ runs }) => runs),
  );

/** The gutters of a page with their phrases, which separate columns of prose. */
export const measureColumns = (page: RawPage): { readonly phrases: readonly Line[]; readonly gutters: readonly Gutter[] } => {
  const phrases = findPhrases(page);
  return { phrases, gutters: findGutters(page, phrases) };
};
