import type { Line } from "./parts.ts";

/** A page's lines, in the order of the file. */
export interface LinedPage {
  readonly number: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

/** How many rows from either edge of the text may be running heads. */
const depth = 3;

/**
 * Finds running heads and page numbers over all pages: lines near the edge of the text whose words, digits masked, return on three or
 * more pages at the same height, where little else ever stands. What such a row holds on other pages goes with it.
 */
export const findRunningHeads = (pages: readonly LinedPage[]): ReadonlySet<Line> => {
  const bands = new Map<number, Line[]>();
  const all = new Map<number, number>();
  for (const page of pages) {
    const edge = edgeLines(page.lines);
    for (const line of page.lines) {
      all.set(bandOf(line), (all.get(bandOf(line)) ?? 0) + 1);
      if (edge.has(line)) bands.set(bandOf(line), [...(bands.get(bandOf(line)) ?? []), line]);
    }
  }
  const heads = new Set<Line>();
  const least = Math.max(3, pages.length * 0.02);
  for (const [band, lines] of bands) for (const line of headsOf(lines, all.get(band) ?? 0, least)) heads.add(line);
  return heads;
};

const edgeLines = (lines: readonly Line[]): ReadonlySet<Line> => {
  const rows = [...new Set(lines.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  const outer = new Set([...rows.slice(0, depth), ...rows.slice(-depth)]);
  return new Set(lines.filter(({ y }) => outer.has(Math.round(y))));
};

/** Same height to three points: small shifts come from rounding. */
const bandOf = ({ y }: Line): number => Math.round(y / 3);

/** `total` lines stand in the band on all pages; `least` must return. */
const headsOf = (lines: readonly Line[], total: number, least: number): readonly Line[] => {
  const groups = Map.groupBy(lines, maskLine);
  const pagesOf = (key: string) => new Set(groups.get(key)?.map(({ page }) => page)).size;
  const recurring = lines.filter((line) => pagesOf(maskLine(line)) >= 3);
  const share = recurring.length / total;
  if (share < 0.45 || recurring.length < least) return [];
  return recurring.length >= 6 ? lines : recurring;
};

/** A line's words with digits and lone roman numerals masked. */
const maskLine = ({ text }: Line): string =>
  text
    .toLowerCase()
    .replace(/\d+/g, "#")
    .replace(/^[ivxlc]+$/, "#")
    .replace(/\s+/g, " ")
    .trim();
