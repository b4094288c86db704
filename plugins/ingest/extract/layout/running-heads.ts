import type { Line } from "./parts.ts";

/** A page's lines, in the order of the file. */
export interface LinedPage {
  readonly number: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

/** The maximum number of rows from either edge of the text that may be running heads. */
const depth = 3;
/** The minimum number of pages with the same line. */
const leastPages = 3;

/**
 * Finds running heads and page numbers over all pages: lines near the edge of the text, at a height where most lines recur on other
 * pages, with digits masked. Titles of the book count as well: the chapter's on one side of a spread, the section's on the other. A style
 * that occurs only at edges needs little other evidence.
 */
export const findRunningHeads = (pages: readonly LinedPage[]): ReadonlySet<Line> => {
  const edges = new Set(pages.flatMap(({ lines }) => edgeLines(lines)));
  const all = pages.flatMap(({ lines }) => lines);
  const titles = Map.groupBy(all, titleOf);
  titles.delete("");
  const own = new Set([...Map.groupBy(all, ({ style }) => style)].flatMap(([style, lines]) => (isOutside(lines, edges) ? [style] : [])));
  const inText = new Set([...Map.groupBy(all, writingOf)].flatMap(([writing, lines]) => (standsInText(lines, edges) ? [writing] : [])));
  const evidence = { edges, titles, own, inText, least: Math.max(leastPages, pages.length * 0.02) };
  return new Set([...Map.groupBy(all, bandOf).values()].flatMap((lines) => headsOf(lines, evidence)));
};

/** Whether nearly all lines of a style are at page edges. */
const isOutside = (lines: readonly Line[], edges: ReadonlySet<Line>): boolean =>
  lines.filter((line) => edges.has(line)).length > 0.85 * lines.length;

/** Whether most lines of one writing stand within the text, as the rows of stat blocks do, of which some are at an edge: "Hit Points: 12". */
const standsInText = (lines: readonly Line[], edges: ReadonlySet<Line>): boolean =>
  lines.filter((line) => edges.has(line)).length < 0.5 * lines.length;

const writingOf = (line: Line): string => `${line.style} ${maskLine(line)}`;

const edgeLines = (lines: readonly Line[]): readonly Line[] => {
  const rows = [...new Set(lines.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  const outer = new Set([...rows.slice(0, depth), ...rows.slice(-depth)]);
  return lines.filter(({ y }) => outer.has(Math.round(y)));
};

/** Same height to three points: small shifts come from rounding. */
const bandOf = ({ y }: Line): number => Math.round(y / 3);

const titleOf = ({ text }: Line): string => text.toLowerCase().replace(/[^\p{L}]+/gu, "");

interface Evidence {
  readonly edges: ReadonlySet<Line>;
  readonly titles: ReadonlyMap<string, readonly Line[]>;
  /** Styles that only running heads have. */
  readonly own: ReadonlySet<string>;
  /** Writings that are text, whatever the height at which they recur. */
  readonly inText: ReadonlySet<string>;
  readonly least: number;
}

/** The running heads among all lines at one height. */
const headsOf = (lines: readonly Line[], { edges, titles, own, inText, least }: Evidence): readonly Line[] => {
  const outer = lines.filter((line) => edges.has(line) && !inText.has(writingOf(line)));
  const groups = Map.groupBy(outer, maskLine);
  const returning = new Set(outer.filter((line) => new Set(groups.get(maskLine(line))?.map(({ page }) => page)).size >= leastPages));
  const isEvident = (line: Line) => returning.has(line) || (titles.get(titleOf(line))?.some(({ style }) => style !== line.style) ?? false);
  const among = (some: readonly Line[], whole: number): readonly Line[] => {
    const evident = some.filter(isEvident);
    const firm = some.filter((line) => returning.has(line)).length;
    if (firm === 0 || evident.length < least || evident.length < 0.45 * some.length) return [];
    return evident.length >= whole * some.length ? some : evident;
  };
  const styled = Map.groupBy(
    outer.filter(({ style }) => own.has(style)),
    ({ style }) => style,
  );
  const firmly = returning.size >= Math.max(least, 0.45 * lines.length);
  return [...(firmly ? among(outer, 0.85) : []), ...[...styled.values()].flatMap((some) => among(some, 0.6))];
};

/** A line's words with digits and single roman numerals masked; for a number alone, its difference from the page number. */
const maskLine = ({ text, page }: Line): string => {
  const plain = text.toLowerCase().replace(/\s+/g, " ").trim();
  if (/^\d+$/.test(plain)) return `# ${Number(plain) - page}`;
  return plain.replace(/\d+/g, "#").replace(/^[ivxlc]+$/, "#");
};
