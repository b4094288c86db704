import { measureColumns, orderByColumns } from "./columns.ts";
import { joinLines } from "./lines.ts";
import { findColumnRun } from "./order-region.ts";
import type { Line, RawPage } from "./parts.ts";
import { findTables } from "./tables.ts";

/** Lines of a page in reading order, and the source of the order. */
export interface OrderedPage {
  readonly order: "stream" | "columns" | "none";
  readonly lines: readonly Line[];
}

/** The maximum upward jumps of a page in reading order: columns, sidebars and a footer that comes first. */
const jumpLimit = 4;
/** The maximum share of lines of prose after which the stream changes the column. */
const switchLimit = 0.3;

/** Share of a book's pages that may run across columns by chance, a wide table for instance; beyond it the whole file does. */
const lyingLimit = 0.25;

/**
 * Uses the order of the file unless it jumps; then a page is ordered by bands and columns. When a file runs across columns on many
 * pages, all pages are ordered, with columns where most of its pages have them.
 */
export const orderPages = (pages: readonly RawPage[]): readonly OrderedPage[] => {
  const ordered = pages.map((page) => orderPage(page));
  const written = pages.filter(({ runs, recognised }) => runs.length > 0 && recognised === undefined);
  const lying = written.filter((page) => ordered[pages.indexOf(page)]?.order === "columns");
  if (lying.length < 2 || lying.length < lyingLimit * written.length) return ordered;
  const gutters = findUsual(
    lying.flatMap((page) => findColumns(page).gutters.map(({ x0, x1 }) => (x0 + x1) / 2)),
    0.2 * lying.length,
  );
  return pages.map((page, at) =>
    page.runs.length === 0 ? (ordered[at] ?? orderPage(page)) : { order: "columns", lines: orderByColumns(page, gutters) },
  );
};

/** Positions that recur, within a few points, at least this often. */
const findUsual = (places: readonly number[], least: number): readonly number[] =>
  [...Map.groupBy(places, (place) => Math.round(place / 8)).values()]
    .filter(({ length }) => length >= Math.max(2, least))
    .map((some) => some.reduce((sum, one) => sum + one, 0) / some.length);

const orderPage = (page: RawPage): OrderedPage => {
  if (page.runs.length === 0) return { order: "none", lines: [] };
  // Recognised text comes by regions, whose order is unreliable.
  if (page.recognised !== undefined) return { order: "columns", lines: orderByColumns(page) };
  const lines = joinLines(page.number, page.runs);
  return isHonest(page, lines) || isHonestBesideTables(page, lines)
    ? { order: "stream", lines }
    : { order: "columns", lines: orderByColumns(page) };
};

const isHonestBesideTables = (page: RawPage, lines: readonly Line[]): boolean => {
  const prose = withoutTables(page, lines);
  return prose !== page && isHonest(prose, joinLines(page.number, prose.runs));
};

/** A page without tables that are contiguous in the file: their columns say nothing about the page's. */
const withoutTables = (page: RawPage, lines: readonly Line[]): RawPage => {
  const tables = findTables(lines).map(({ from, to }) => lines.slice(from, to));
  const gone = new Set(tables.filter(isRagged).flatMap((rows) => rows.flatMap(({ runs }) => runs)));
  return gone.size === 0 ? page : { ...page, runs: page.runs.filter((run) => !gone.has(run)) };
};

/** Cells of a table end here and there; lines of two columns of prose, read across, nearly all end at the gutter. */
const isRagged = (rows: readonly Line[]): boolean => {
  const gaps = rows.flatMap(({ cells }) =>
    cells.slice(1).map(({ x0 }, at) => (x0 - (cells[at]?.x1 ?? x0)) / Math.max(1, x0 - (cells[at]?.x0 ?? x0))),
  );
  return gaps.filter((gap) => gap > 0.2).length >= 0.4 * gaps.length;
};

const isHonest = (page: RawPage, lines: readonly Line[]): boolean => {
  const { gutters } = findColumns(page);
  if (gutters.length === 0) return countJumps(lines) <= 4 * jumpLimit;
  if (countJumps(lines) > jumpLimit + 4 * gutters.length) return false;
  const sides = joinLines(page.number, page.runs, 0.45)
    .filter(isProse)
    .map(({ x0, x1, y }) => ({ y, side: sideOf(x0, x1, gutters) }))
    .filter(({ side }) => side >= 0);
  const beside = besideOthers(sides);
  const switches = beside.filter(({ side }, at) => at > 0 && side !== beside[at - 1]?.side).length;
  return switches <= switchLimit * beside.length || switches <= jumpLimit;
};

/** Lines at heights where another column has lines too: only there the file can run across. */
const besideOthers = <T extends { readonly y: number; readonly side: number }>(lines: readonly T[]): readonly T[] => {
  const reaches = [...Map.groupBy(lines, ({ side }) => side)].map(([side, some]) => ({
    side,
    top: Math.min(...some.map(({ y }) => y)),
    bottom: Math.max(...some.map(({ y }) => y)),
  }));
  return lines.filter(({ y, side }) => reaches.some((other) => other.side !== side && y >= other.top - 6 && y <= other.bottom + 6));
};

/** The page's gutters, or the one of its largest stretch of columns where much of the page runs across. */
const findColumns = (page: RawPage) => {
  const measured = measureColumns(page);
  const stretch = measured.gutters.length === 0 ? findColumnRun(measured.phrases, page.width) : null;
  return stretch ? { ...measured, gutters: [{ x0: stretch.x, x1: stretch.x }] } : measured;
};

/** Table cells are always side by side; only runs of prose show whether the file reads across columns. */
const isProse = ({ text }: Line): boolean => text.length >= 25;

/** The index of the column, or -1 for text that crosses a gutter. */
const sideOf = (x0: number, x1: number, gutters: readonly { readonly x0: number; readonly x1: number }[]): number =>
  gutters.some((gutter) => x0 < gutter.x0 - 1 && x1 > gutter.x1 + 1)
    ? -1
    : gutters.filter((gutter) => (x0 + x1) / 2 > (gutter.x0 + gutter.x1) / 2).length;

const countJumps = (lines: readonly Line[]): number =>
  lines.filter((line, at) => line.y < (lines[at - 1]?.y ?? 0) - 2.5 * line.size).length;
