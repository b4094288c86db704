import type { Line } from "./parts.ts";

/** A cell of a table: its text and its extent. */
interface CellBox {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

/** A row while its lines are read. */
interface OpenRow {
  readonly cells: CellBox[];
  readonly bottom: number;
  /** The lowest baseline of the row above. */
  readonly above: number;
  /** Whether the file moves upwards within it. */
  readonly rose: boolean;
  /** The index of its first line, and the index after its last. */
  readonly from: number;
  readonly to: number;
}

/** Rows that a file contains cell by cell. */
export interface CellStream {
  /** The index after the last line. */
  readonly to: number;
  readonly rows: readonly (readonly CellBox[])[];
}

/** The maximum lines of a wrapped cell before the file moves up to the next one. */
const deepest = 9;

/**
 * Where cells wrap, files contain a table cell by cell: down a cell, up and right to the next, down and left to the next row. Follows that order
 * from the given line to the next title. `null` when the file never moves up within a row.
 */
export const followCells = (lines: readonly Line[], from: number, isTitle: (line: Line) => boolean): CellStream | null => {
  const first = lines[from];
  if (!first || !risesSoon(lines, from)) return null;
  const rows: OpenRow[] = [openRow(first, -Infinity, from)];
  for (let at = from + 1; at < lines.length; at += 1) {
    const [line, row] = [lines[at], rows.at(-1)];
    if (!line || !row) break;
    const next = isNear(line, row, first) ? readLine(line, row, at) : null;
    if (next === null) break;
    if (next === "row" && (isHeadAgain(line, first, lines[rows[1]?.from ?? from]) || (isTitle(line) && !isBeside(line, lines[at + 1]))))
      break;
    if (next === "row") rows.push(openRow(line, row.bottom, at));
    else rows[rows.length - 1] = next;
  }
  return settleRows(rows, first.cells.length > 1);
};

/** Whether a line has a cell beside it: then it is a cell itself, however it looks. */
const isBeside = (line: Line, next: Line | undefined): boolean => line.cells.length > 1 || (next !== undefined && next.x0 >= line.x1);

/** Whether a line has the table's size and is close below the last line of its row. */
const isNear = ({ size, y }: Line, { bottom }: OpenRow, first: Line): boolean =>
  Math.abs(size - first.size) <= 0.25 * first.size && y - bottom <= 3 * size;

/** Whether the file moves up within the next lines. Checked first, because it is rare. */
const risesSoon = (lines: readonly Line[], from: number): boolean => {
  for (let at = from + 1; at <= from + 2 * deepest; at += 1) {
    const [last, line] = [lines[at - 1], lines[at]];
    if (!last || !line) return false;
    if (line.y < last.y - 0.5 * line.size && line.x0 >= last.x0) return true;
  }
  return false;
};

const openRow = (line: Line, above: number, at: number): OpenRow => ({
  cells: [...line.cells],
  bottom: line.y,
  above,
  rose: false,
  from: at,
  to: at + 1,
});

/** Whether a line has the style of a table's first row but not of its second: it is the header of another table. */
export const isHeadAgain = (line: Line, first: Line, second: Line | undefined): boolean =>
  second !== undefined && second.style !== first.style && line.style === first.style && line.even && first.even;

/** The row with the line added; `"row"` when the line begins another row, `null` when it is not part of the table. */
const readLine = (line: Line, row: OpenRow, at: number): OpenRow | "row" | null => {
  const last = row.cells.at(-1);
  if (!last) return null;
  const rest = { from: row.from, bottom: Math.max(row.bottom, line.y), above: row.above, to: at + 1 };
  if (line.x0 >= last.x1 - 1) {
    if (row.cells.length === 1 && line.y > row.bottom + 0.5 * line.size) return "row";
    const within = line.y > row.above + 0.5 * line.size && row.bottom - line.y < deepest * 1.4 * line.size;
    return within && line.y < row.bottom - 0.5 * line.size ? { ...rest, cells: [...row.cells, ...line.cells], rose: true } : null;
  }
  if (line.cells.length > 1 || line.x1 <= last.x0) return line.y > row.bottom + 0.5 * line.size ? "row" : null;
  const covers = row.cells.filter(({ x0, x1 }) => x0 < line.x1 && x1 > line.x0).length;
  if (covers > 1) return null;
  const cell = { text: `${last.text} ${line.text}`, x0: Math.min(last.x0, line.x0), x1: Math.max(last.x1, line.x1) };
  return { ...rest, cells: [...row.cells.slice(0, -1), cell], rose: row.rose };
};

/** At least two rows in at least two columns. Three columns of prose are one row. */
const settleRows = (rows: readonly OpenRow[], headed: boolean): CellStream | null => {
  const end = rows.findLastIndex(({ cells }) => cells.length > 1) + 1;
  const complete = rows.slice(0, end);
  const rose = complete.filter((row) => row.rose).length;
  const full = complete.filter(({ cells }) => cells.length > 1).length;
  if ((complete[0]?.cells.length ?? 0) < 2 || full < 2 || full * 2 < complete.length || (rose < 2 && !(headed && rose === 1))) return null;
  return { to: complete.at(-1)?.to ?? 0, rows: complete.map(({ cells }) => cells) };
};
