import type { Cell, Line, Run } from "./parts.ts";

/** The maximum difference between starts of one column, in points. */
export const tolerance = 3.5;

/** The rows of a table, from top to bottom. */
export const makeRows = (lines: readonly Line[]): readonly (readonly string[])[] => {
  const columns = lines.reduce<readonly Cell[]>((most, { cells }) => (cells.length > most.length ? cells : most), []);
  const placed = lines.map((line) => placeCells(line, columns));
  const starts = startsBySpace(placed) ?? startsByFirst(placed, columns);
  const rows: string[][] = [];
  for (const [at, { cells }] of placed.entries()) {
    const row = starts.has(at) || rows.length === 0 ? columns.map(() => "") : (rows.pop() ?? []);
    for (const { text, column } of cells) row[column] = row[column] ? `${row[column]} ${text}` : text;
    rows.push(row);
  }
  return rows;
};

/** A row of cells, each in its column. */
export const fillRow = (cells: readonly Cell[], columns: readonly Cell[]): readonly string[] => {
  const row = columns.map(() => "");
  for (const [at, cell] of cells.entries()) {
    const column = cells.length === columns.length ? at : columnOf(cell, columns);
    row[column] = row[column] ? `${row[column]} ${cell.text}` : cell.text;
  }
  return row;
};

/** A line's cells with their columns. */
interface PlacedLine {
  readonly line: Line;
  readonly cells: readonly (Cell & { readonly column: number })[];
}

const placeCells = (line: Line, columns: readonly Cell[]): PlacedLine => {
  const cells = cellsOf(line, columns);
  return { line, cells: cells.map((cell, at) => ({ ...cell, column: cells.length === columns.length ? at : columnOf(cell, columns) })) };
};

/**
 * The lines that begin a row, when rows are clearly further apart than the lines of a wrapped cell. `null` when the distances are similar,
 * so that they are no evidence.
 */
const startsBySpace = (lines: readonly PlacedLine[]): ReadonlySet<number> | null => {
  const steps = lines.flatMap((line, at) => stepsInto(line, lines.slice(0, at)));
  const leading = Math.min(...steps.map(({ from, to }) => to - from));
  const joined = steps.filter(({ from, to }) => to - from <= 1.08 * leading);
  if (steps.some(({ from, to }) => to - from > 1.08 * leading && to - from < 1.15 * leading)) return null;
  const isInside = ({ line: { y } }: PlacedLine) => joined.some(({ from, to }) => from < y - 0.5 && to >= y - 0.5);
  const starts = new Set(lines.flatMap((line, at) => (at === 0 || isInside(line) ? [] : [at])));
  // A continued first cell begins in lower case; a number or a name begins a new row.
  const firsts = lines.filter((_, at) => at > 0 && !starts.has(at)).flatMap(({ cells }) => cells.filter(({ column }) => column === 0));
  return starts.size > 0 && firsts.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 >= firsts.length ? starts : null;
};

/** The baseline above in the same column that a line's cells continue. A closer line belongs to another row. */
const stepsInto = ({ line, cells }: PlacedLine, above: readonly PlacedLine[]) =>
  cells.flatMap(({ column }) => {
    const last = above.findLast((one) => one.cells.some((cell) => cell.column === column));
    return last && line.y - last.line.y > 0.9 * line.size ? [{ from: last.line.y, to: line.y }] : [];
  });

const startsByFirst = (lines: readonly PlacedLine[], columns: readonly Cell[]): ReadonlySet<number> =>
  new Set(lines.flatMap(({ line, cells }, at) => (cells.some(({ column }) => column === 0) || startsFirst(line, columns) ? [at] : [])));

/** Whether a line begins left of the second column, so that it does not continue a wrapped cell. */
const startsFirst = ({ x0 }: Line, [, second]: readonly Cell[]): boolean => second !== undefined && x0 < second.x0 - tolerance;

/** A line's cells; when one covers several close columns, its runs go to the nearest ones. */
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

/** A run's words, placed as if all letters had the same width. */
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
