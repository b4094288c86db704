import { smallCapsMark } from "./text-style.ts";
import { collapse } from "./normalise.ts";
import type { Cell, Line, Run } from "./parts.ts";

/** Gap, in ems, from which two words are no longer one phrase: narrower ones occur inside justified lines of narrow columns. */
const cellGap = 0.6;
/** The gap in ems that counts as a space when the file contains none. */
const wordGap = 0.18;

/** Joins runs that follow each other on a baseline. `gap` ends a line where runs are further apart, in ems. */
export const joinLines = (page: number, runs: readonly Run[], gap = Infinity): Line[] => {
  const lines: Run[][] = [];
  for (const run of runs) {
    const current = lines.at(-1);
    if (current && continuesLine(current, run, gap)) current.push(run);
    else lines.push([run]);
  }
  return lines.map((parts) => makeLine(page, parts));
};

const continuesLine = (line: readonly Run[], run: Run, gap: number): boolean => {
  const last = line.at(-1);
  if (!last) return true;
  const size = Math.max(last.size, run.size);
  const ratio = Math.min(last.size, run.size) / size;
  const distance = run.x - (last.x + last.width);
  const raised = ratio < 0.8 && ratio > 0.4 && Math.abs(run.y - last.y) < 0.5 * size && Math.abs(distance) < 0.3 * size;
  if (Math.abs(run.y - last.y) > 0.25 * size && !raised) return false;
  // A title and the smaller remark set apart beside it are two lines.
  if (!raised && (ratio < 0.55 || (ratio < 0.85 && distance > cellGap * size))) return false;
  return distance > -0.8 * size && distance <= gap * size;
};

/** Joins the given runs, in reading order, into a line. */
export const makeLine = (page: number, given: readonly Run[]): Line => {
  const runs = joinSmallCaps(given);
  const styles = runs.map(styleOf);
  const { run, style } = findMain(runs, styles);
  const whole = makeCell(runs);
  const split = splitCells(runs);
  const parts = isStretched(split) ? [runs] : split;
  return {
    page,
    runs,
    text: whole.text,
    x0: whole.x0,
    x1: whole.x1,
    y: run.y,
    size: run.size,
    style,
    even: runs.every(({ text }, at) => styles[at] === style || !/[\p{L}\p{N}]/u.test(text)),
    cells: parts.length === 1 ? [whole] : parts.map(makeCell),
  };
};

/** Capitals of two heights in one font are small capitals: all of them get the larger size, so that they have one style. */
const joinSmallCaps = (runs: readonly Run[]): readonly Run[] => {
  const lettered = runs.filter(({ text }) => /\p{L}/u.test(text));
  const [first] = lettered;
  if (!first || !lettered.some(({ size }) => size < 0.88 * first.size)) return runs;
  const isSmall = ({ size }: Run) => size < 0.88 * first.size && size > 0.6 * first.size;
  const fits = (run: Run) => run.font === first.font && !/\p{Ll}/u.test(run.text) && (run.size === first.size || isSmall(run));
  return lettered.every(fits) ? runs.map((run) => ({ ...run, size: first.size, font: `${run.font}${smallCapsMark}` })) : runs;
};

/** Names a style: size to half a point and the font without its subset mark. */
export const styleOf = ({ size, font }: Pick<Run, "size" | "font">): string =>
  `${(Math.round(size * 2) / 2).toFixed(1)} ${font.replace(/^[A-Z]{6}\+/, "")}`;

/** The style of most letters, and the first run with it. */
const findMain = (runs: readonly Run[], styles: readonly string[]): { readonly run: Run; readonly style: string } => {
  const letters = new Map<string, { readonly run: Run; readonly style: string; count: number }>();
  for (const [at, run] of runs.entries()) {
    const style = styles[at] ?? "";
    const known = letters.get(style);
    if (known) known.count += run.text.length;
    else letters.set(style, { run, style, count: run.text.length });
  }
  return [...letters.values()].reduce((most, one) => (one.count > most.count ? one : most));
};

const joinText = (runs: readonly Run[]): string =>
  runs.reduce((text, run, at) => text + (isApart(runs[at - 1], run) ? " " : "") + run.text, "");

const isApart = (last: Run | undefined, run: Run): boolean =>
  last !== undefined && (run.spaced || run.x - (last.x + last.width) > wordGap * Math.min(last.size, run.size));

const splitCells = (runs: readonly Run[]): readonly (readonly Run[])[] => {
  const cells: Run[][] = [];
  for (const run of runs) {
    const current = cells.at(-1);
    const last = current?.at(-1);
    if (current && last && run.x - (last.x + last.width) <= cellGap * run.size) current.push(run);
    else cells.push([run]);
  }
  return cells;
};

/** The minimum cells of a line that is stretched to its column's width, and how much its gaps may differ, in ems. */
const stretched = { cells: 4, difference: 0.12 };

/** Whether the cells are the words of a sentence that is stretched to its column's width: one gap between all of them, and words as prose has them. */
const isStretched = (cells: readonly (readonly Run[])[]): boolean => {
  if (cells.length < stretched.cells) return false;
  const gaps = cells.slice(1).map(([run], at) => {
    const last = cells[at]?.at(-1);
    return run === undefined || last === undefined ? 0 : (run.x - (last.x + last.width)) / run.size;
  });
  const prose = cells.filter(([run]) => /^\p{Ll}{2}|,$/u.test(run?.text.trim() ?? "")).length;
  return Math.max(...gaps) - Math.min(...gaps) <= stretched.difference && prose >= 2;
};

const makeCell = (runs: readonly Run[]): Cell => ({
  text: collapse(joinText(runs)),
  x0: Math.min(...runs.map(({ x }) => x)),
  x1: Math.max(...runs.map(({ x, width }) => x + width)),
});
