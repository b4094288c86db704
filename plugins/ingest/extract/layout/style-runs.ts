import { styleKeyOf } from "./text-style.ts";
import type { Line } from "./parts.ts";

/** Lines of one look that follow each other closely: a title, or text. */
export interface StyleRun {
  readonly lines: readonly Line[];
  readonly text: string;
  readonly look: string;
  /** Whether it could be a title by its words. */
  readonly title: boolean;
  /** Whether there is more room above it than between lines of text, or it is the first of its column. */
  readonly apart: boolean;
  /** Whether it stands right under what could be a title of another look. */
  readonly under: boolean;
}

/** Words and lines that a title may have. */
const longest = { words: 14, lines: 3 };
const bullet = /^[•●○◦▪■□◆❖➢►✦·*–—-]/u;

/** Parts pages into stretches of one look. `step` is the usual distance of baselines, in sizes of letters. */
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

/** A title's further lines carry no number of their own. */
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

interface Around {
  readonly before: StyleRun | undefined;
  readonly next: Line | undefined;
  readonly step: number;
}

const describeStretch = (lines: readonly Line[], { before, next, step }: Around): StyleRun | null => {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  const [look, text] = [styleKeyOf(first), lines.map((line) => line.text).join(" ")];
  // Capitals or bold letters with which a paragraph begins go on in small ones.
  const runsOn = next !== undefined && /^\p{Ll}/u.test(next.text) && isClose(last, next, step);
  const under = before?.title === true && before.look !== look && isWithin(first, before.lines.at(-1), 4);
  const apart = under || !isWithin(first, before?.lines.at(-1), 1.15 * step);
  return { lines, text, look, title: couldBeTitle(lines, text) && !runsOn, apart, under };
};

/** Whether a line stands below another, no further than so many sizes of the larger letters. */
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
