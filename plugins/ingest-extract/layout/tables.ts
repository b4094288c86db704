import type { Cell, Line, Run } from "./parts.ts";

/** Lines that stand in columns of their own, and the rows that they make. */
export interface FoundTable {
  /** Index of the first line and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly rows: readonly (readonly string[])[];
}

/** How far starts of one column may lie apart, in points. */
const tolerance = 3.5;

/** Finds borderless tables: three or more lines whose parts begin, end or centre at the same places; two lines when they have four parts. */
export const findTables = (lines: readonly Line[]): readonly FoundTable[] => {
  const tables: FoundTable[] = [];
  let end = 0;
  for (const [from, line] of lines.entries()) {
    if (from < end || line.cells.length < 2) continue;
    const to = extendTable(lines, from, line);
    const rows = to - from >= 2 ? makeRows(lines.slice(from, to)) : [];
    if (!isTable(lines.slice(from, to), rows)) continue;
    tables.push({ from, to, rows });
    end = to;
  }
  return tables;
};

const extendTable = (lines: readonly Line[], from: number, first: Line): number => {
  let columns: readonly Cell[] = first.cells;
  let last = first;
  let to = from + 1;
  for (const line of lines.slice(from + 1)) {
    if (!continuesTable(last, line, columns)) break;
    if (line.cells.length > columns.length) columns = line.cells;
    last = line;
    to += 1;
  }
  return to;
};

const continuesTable = (last: Line, line: Line, columns: readonly Cell[]): boolean => {
  const step = line.y - last.y;
  if (step < -0.5 * line.size || step > 3 * line.size || Math.abs(line.size - last.size) > 0.25 * line.size) return false;
  const fitting = line.cells.filter((cell) => columns.some((column) => isAligned(cell, column)));
  if (line.cells.length > 1) return fitting.length >= Math.min(line.cells.length, 2) && fitting.length * 2 >= line.cells.length;
  return isContinuation(line, columns);
};

/** A line that goes on with a wrapped cell of a later column. */
const isContinuation = (line: Line, columns: readonly Cell[]): boolean =>
  columns.slice(1).some(({ x0 }) => Math.abs(line.x0 - x0) <= tolerance);

const isAligned = (cell: Cell, column: Cell): boolean =>
  Math.abs(cell.x0 - column.x0) <= tolerance ||
  Math.abs(cell.x1 - column.x1) <= tolerance ||
  Math.abs(cell.x0 + cell.x1 - column.x0 - column.x1) <= 2 * tolerance;

const isTable = (lines: readonly Line[], rows: readonly (readonly string[])[]): boolean => {
  const split = lines.filter(({ cells }) => cells.length >= 2);
  if (split.length >= 3) return rows.length >= 2 && hasShortFirst(rows);
  return split.length === 2 && split.every(({ cells }) => cells.length >= 4);
};

/** Prose that happens to have wide blanks at the same place begins with long stretches and seldom thrice. */
const hasShortFirst = (rows: readonly (readonly string[])[]): boolean =>
  rows.filter((row) => row.filter((cell) => cell !== "").length >= 2).length * 2 >= rows.length;

const makeRows = (lines: readonly Line[]): readonly (readonly string[])[] => {
  const columns = lines.reduce<readonly Cell[]>((most, { cells }) => (cells.length > most.length ? cells : most), []);
  const rows: string[][] = [];
  for (const line of lines) {
    const cells = cellsOf(line, columns);
    const places = cells.map((cell, at) => (cells.length === columns.length ? at : columnOf(cell, columns)));
    const row = places.includes(0) || rows.length === 0 || startsFirst(line, columns) ? columns.map(() => "") : (rows.pop() ?? []);
    cells.forEach(({ text }, at) => {
      const place = places[at] ?? 0;
      row[place] = row[place] ? `${row[place]} ${text}` : text;
    });
    rows.push(row);
  }
  return rows;
};

/** Whether a line begins left of the second column, so that it is no rest of a wrapped cell. */
const startsFirst = ({ x0 }: Line, [, second]: readonly Cell[]): boolean => second !== undefined && x0 < second.x0 - tolerance;

/** A line's cells; where one covers several columns, because they stand close, its runs go to the nearest ones. */
const cellsOf = ({ cells, runs }: Line, columns: readonly Cell[]): readonly Cell[] => {
  const middles = columns.map(({ x0, x1 }) => (x0 + x1) / 2);
  const covers = (cell: Cell) => middles.filter((middle) => middle > cell.x0 && middle < cell.x1).length > 1;
  if (cells.length >= columns.length || !cells.some(covers)) return cells;
  const nearest = ({ x, width }: Run) => {
    const distances = middles.map((middle) => Math.abs(x + width / 2 - middle));
    return distances.indexOf(Math.min(...distances));
  };
  const parts = runs.flatMap((run) => (covers({ ...run, x0: run.x, x1: run.x + run.width }) ? splitRun(run) : [run]));
  return [...Map.groupBy(parts, nearest).values()].map((group) => ({
    text: group.map(({ text }) => text).join(" "),
    x0: Math.min(...group.map(({ x }) => x)),
    x1: Math.max(...group.map(({ x, width }) => x + width)),
  }));
};

/** A run's words, each where it stands if all letters are equally wide. */
const splitRun = (run: Run): readonly Run[] => {
  const letter = run.width / Math.max(1, run.text.length);
  return [...run.text.matchAll(/\S+/g)].map((found) => ({
    ...run,
    text: found[0],
    x: run.x + found.index * letter,
    width: found[0].length * letter,
  }));
};

const columnOf = (cell: Cell, columns: readonly Cell[]): number => {
  const distance = (column: Cell) =>
    Math.min(Math.abs(cell.x0 - column.x0), Math.abs(cell.x1 - column.x1), Math.abs(cell.x0 + cell.x1 - column.x0 - column.x1) / 2);
  const distances = columns.map(distance);
  return distances.indexOf(Math.min(...distances));
};
