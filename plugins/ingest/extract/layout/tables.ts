import { followCells, isHeadAgain } from "./cell-streams.ts";
import type { Cell, Line } from "./parts.ts";
import { fillRow, makeRows, tolerance } from "./table-rows.ts";

/** Lines in separate columns, and the rows that they form. */
export interface FoundTable {
  /** The index of the first line, and the index after the last. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly (readonly string[])[];
}

/** Finds borderless tables: three or more lines whose parts begin, end or centre at the same places; two lines when they have four parts. */
export const findTables = (lines: readonly Line[], isTitle: (line: Line) => boolean = () => false): readonly FoundTable[] => {
  const tables: FoundTable[] = [];
  let end = 0;
  for (const from of lines.keys()) {
    if (from < end) continue;
    const found = [findByCells(lines, from, isTitle), findByLines(lines, from)].filter((one) => one !== null);
    const table = found.sort((a, b) => b.to - a.to)[0];
    if (!table) continue;
    tables.push(table);
    end = table.to;
  }
  return tables;
};

const findByLines = (lines: readonly Line[], from: number): FoundTable | null => {
  const first = lines[from];
  if (!first || first.cells.length < 2) return null;
  const to = extendTable(lines, from, first);
  const rows = to - from >= 2 ? makeRows(lines.slice(from, to)) : [];
  return isTable(lines.slice(from, to), rows) ? { from, to, rows } : null;
};

const findByCells = (lines: readonly Line[], from: number, isTitle: (line: Line) => boolean): FoundTable | null => {
  const stream = followCells(lines, from, isTitle);
  if (!stream) return null;
  const columns = stream.rows.reduce((most, cells) => (cells.length > most.length ? cells : most));
  return { from, to: stream.to, rows: stream.rows.map((cells) => fillRow(cells, columns)) };
};

const extendTable = (lines: readonly Line[], from: number, first: Line): number => {
  let columns: readonly Cell[] = first.cells;
  let last = first;
  let to = from + 1;
  for (const line of lines.slice(from + 1)) {
    if (!continuesTable(last, line, columns) || (to > from + 1 && isHeadAgain(line, first, lines[from + 1]))) break;
    if (line.cells.length > columns.length) columns = line.cells;
    last = line;
    to += 1;
  }
  return to;
};

const continuesTable = (last: Line, line: Line, columns: readonly Cell[]): boolean => {
  const step = line.y - last.y;
  if (step < -0.5 * line.size || step > 3 * line.size || Math.abs(line.size - last.size) > 0.25 * line.size) return false;
  if (line.cells.length === 1) return isContinuation(line, columns);
  const fitting = line.cells.filter((cell) => columns.some((column) => isAligned(cell, column)));
  return fitting.length >= Math.min(line.cells.length, 2) && fitting.length * 2 >= line.cells.length && sharesInside(line, columns);
};

/** Lines of justified text share their first and last edges; those of a table begin or centre a later cell at one place, or end its figures there. */
const sharesInside = ({ cells }: Line, columns: readonly Cell[]): boolean =>
  cells
    .slice(1)
    .some((cell) =>
      columns
        .slice(1)
        .some((column) => startsOrCentres(cell, column) || (/\d/.test(cell.text) && Math.abs(cell.x1 - column.x1) <= tolerance)),
    );

/** True for a line that continues a wrapped cell of a later column. */
const isContinuation = (line: Line, columns: readonly Cell[]): boolean =>
  columns.slice(1).some(({ x0 }) => Math.abs(line.x0 - x0) <= tolerance);

const isAligned = (cell: Cell, column: Cell): boolean => startsOrCentres(cell, column) || Math.abs(cell.x1 - column.x1) <= tolerance;

const startsOrCentres = (cell: Cell, column: Cell): boolean =>
  Math.abs(cell.x0 - column.x0) <= tolerance || Math.abs(cell.x0 + cell.x1 - column.x0 - column.x1) <= 2 * tolerance;

const isTable = (lines: readonly Line[], rows: readonly (readonly string[])[]): boolean => {
  const split = lines.filter(({ cells }) => cells.length >= 2);
  if (split.length >= 3) return rows.length >= 2 && hasShortFirst(rows);
  return split.length === 2 && split.every(({ cells }) => cells.length >= 4);
};

/** Prose that has wide spaces at the same place by chance has long first cells, and rarely three of them. */
const hasShortFirst = (rows: readonly (readonly string[])[]): boolean =>
  rows.filter((row) => row.filter((cell) => cell !== "").length >= 2).length * 2 >= rows.length;
