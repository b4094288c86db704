import { styleKeyOf } from "./text-style.ts";
import type { Line } from "./parts.ts";

/** Consecutive lines of one style: a title, or text. */
export interface StyleRun {
  readonly lines: readonly Line[];
  readonly text: string;
  readonly look: string;
  /** Whether it could be a title by its words. */
  readonly title: boolean;
  /** True when there is more space above it than between lines of text, or it is the first of its column. */
  readonly apart: boolean;
  /** True when it is directly below a possible title of another style. */
  readonly under: boolean;
}

/** The maximum words and lines of a title. */
const longest = { words: 14, lines: 3 };
const bullet = /^[•●○◦▪■□◆❖➢►✦·*–—-]/u;

/** Splits pages into runs of one style. `step` is the usual distance of baselines, in letter sizes. */
export const splitByStyle = (pages: readonly (readonly Line[])[], step: number): readonly StyleRun[] =>
  pages.flatMap((lines) => describeStretches(groupLines(lines, step), step));

const groupLines = (lines: readonly Line[], step: number): readonly (readonly Line[])[] => {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    if (last && goesOn(last, line, step)) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** The later lines of a title have no number of their own. */
const goesOn = (last: Line, line: Line, step: number): boolean => {
  const look = styleKeyOf(line);
  return styleKeyOf(last).replace(/ #\d+$/, "") === look && last.even === line.even && isClose(last, line, step);
};

const isClose = (last: Line, line: Line, step: number): boolean =>
  line.y > last.y && line.y - last.y < Math.max(1.45, step * 1.12) * line.size;

const describeStretches = (groups: readonly (readonly Line[])[], step: number): readonly StyleRun[] => {
  const made: StyleRun[] = [];
  for (const [at, lines] of groups.entries()) {
    const stretch = describeStretch(lines, { before: made.at(-1), next: groups[at + 1]?.[0], step });
    if (stretch) made.push(stretch);
  }
  return made;
};

interface Neighbours {
  readonly before: StyleRun | undefined;
  readonly next: Line | undefined;
  readonly step: number;
}

const describeStretch = (lines: readonly Line[], { before, next, step }: Neighbours): StyleRun | null => {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const [look, text] = [styleKeyOf(first), lines.map((line) => line.text).join(" ")];
  // A paragraph that begins in capitals or bold continues in regular letters.
  const runsOn = next !== undefined && /^\p{Ll}/u.test(next.text) && isClose(last, next, step);
  const under = before?.title === true && before.look !== look && isWithin(first, before.lines.at(-1), 4);
  const apart = under || !isWithin(first, before?.lines.at(-1), 1.15 * step);
  return { lines, text, look, title: couldBeTitle(lines, text) && !runsOn, apart, under };
};

/** Whether a line is below another, within a distance in sizes of the larger letters. */
const isWithin = (line: Line, above: Line | undefined, sizes: number): boolean =>
  above !== undefined && line.y >= above.y && line.y - above.y <= sizes * Math.max(line.size, above.size);

const couldBeTitle = (lines: readonly Line[], text: string): boolean =>
  lines.length <= longest.lines &&
  lines.every(({ even }) => even) &&
  /\p{L}/u.test(text) &&
  text.split(" ").length <= longest.words &&
  !/[.,;]$/.test(text) &&
  !bullet.test(text);

/** The usual distance of baselines within text of a style, in sizes of its letters. */
export const measureStep = (pages: readonly (readonly Line[])[], style: string): number => {
  const steps = pages
    .flatMap((lines) =>
      lines.map((line, at) =>
        line.style === style && lines[at - 1]?.style === style ? (line.y - (lines[at - 1]?.y ?? 0)) / line.size : 0,
      ),
    )
    .filter((one) => one > 0.8 && one < 2.2)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 3)] ?? 1.25;
};
