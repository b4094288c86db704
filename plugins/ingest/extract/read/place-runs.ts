import { normaliseText } from "../layout/normalise.ts";
import type { RawPage, Run } from "../layout/parts.ts";

/** A run of text as pdf.js returns it: its matrix in the page's own units, `y` upwards. */
export interface TextItem {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly fontName: string;
}

/** A page's visible part: left, bottom, right, top. */
export type Frame = readonly [left: number, bottom: number, right: number, top: number];

/** The rotation of a page's text, in counterclockwise quarter turns. */
type QuarterTurns = 0 | 1 | 2 | 3;

/** The maximum size of a page, in points. */
const widest = 20_000;

/**
 * The positions of text on a page, from its upper left corner as it is read: the page is rotated when most letters run up or down. Text in
 * other directions and text outside the frame is left out, and so are shadows.
 */
export const placeRuns = (number: number, items: readonly TextItem[], box: Frame, fonts: ReadonlyMap<string, string>): RawPage => {
  const [width, height] = [clamp(box[2] - box[0]), clamp(box[3] - box[1])];
  const frame: Frame = [box[0], box[1], box[0] + width, box[1] + height];
  const turn = findTurn(items);
  const turned = turn % 2 === 1;
  const page = { number, width: turned ? height : width, height: turned ? width : height };
  const runs: Run[] = [];
  let spaced = false;
  for (const item of items) {
    const text = normaliseText(item.str);
    if (text.trim() === "" || turnOf(item) !== turn) {
      spaced ||= text !== "";
      continue;
    }
    const run = { ...placeOf(item, turn, frame), text: text.trim(), font: fonts.get(item.fontName) ?? item.fontName };
    if (isOnPage(run, page) && !isShadow(run, runs)) runs.push({ ...run, spaced: spaced || text.startsWith(" ") });
    spaced = text.endsWith(" ");
  }
  return { ...page, runs };
};

const clamp = (length: number): number => (Number.isFinite(length) ? Math.min(widest, Math.max(1, length)) : widest);

const matrixOf = ({ transform }: TextItem) => transform.map(Number) as [number, number, number, number, number, number];

/** `null` for oblique text, such as stamps across a page. */
const turnOf = (item: TextItem): QuarterTurns | null => {
  const [a, b] = matrixOf(item);
  const [along, up] = [Math.abs(a), Math.abs(b)];
  if (Math.min(along, up) > 0.2 * Math.max(along, up)) return null;
  if (up <= along) return a < 0 ? 2 : 0;
  return b > 0 ? 1 : 3;
};

const findTurn = (items: readonly TextItem[]): QuarterTurns => {
  const letters = [0, 0, 0, 0];
  for (const item of items) {
    const turn = turnOf(item);
    if (turn !== null) letters[turn] = (letters[turn] ?? 0) + item.str.trim().length;
  }
  const most = Math.max(...letters);
  return (letters[0] ?? 0) * 2 >= most ? 0 : (letters.indexOf(most) as QuarterTurns);
};

const placeOf = (item: TextItem, turn: QuarterTurns, [left, bottom, right, top]: Frame) => {
  const [, , c, d, x, y] = matrixOf(item);
  const places = [
    [x - left, top - y],
    [y - bottom, x - left],
    [right - x, y - bottom],
    [top - y, right - x],
  ] as const;
  const [across, down] = places[turn];
  return { x: across, y: down, width: item.width, size: Math.hypot(c, d) };
};

const isOnPage = ({ x, y, width, size }: Omit<Run, "spaced">, page: Omit<RawPage, "runs">): boolean =>
  [x, y, width, size].every(Number.isFinite) && x + width > 0 && x < page.width && y > 0 && y - size < page.height && size > 0.5;

/** True for the same words with a small offset, by which some programs produce bold letters or shadows. */
const isShadow = ({ text, x, y, size }: Omit<Run, "spaced">, runs: readonly Run[]): boolean =>
  runs
    .slice(-12)
    .some((run) => run.text === text && text.length > 1 && Math.abs(run.x - x) < 0.15 * size && Math.abs(run.y - y) < 0.15 * size);
