import type { Bookmark } from "freeform-rpg/schemas";
import { describeStyle, isHeadingStyle, isWeakStyle, sectionNumber } from "./heading-styles.ts";
import type { Line } from "./parts.ts";
import { rankStyles } from "./rank-styles.ts";
import { measureStep, splitByStyle } from "./style-runs.ts";
import { parseStyleKey } from "./text-style.ts";
import type { StyleRun } from "./style-runs.ts";

/** The role of a line in a heading. */
interface HeadingLine {
  /** 1 is the highest. */
  readonly level: number;
  /** True when it continues the heading of the line before. */
  readonly rest: boolean;
  /** Its text, without the number when titles of its style are numbered. */
  readonly title: string;
}

/** A book's lines that are headings. */
export type Headings = ReadonlyMap<Line, HeadingLine>;

/** Letters and digits of a title, so that blanks and quotes do not count. */
const titleKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Learns the styles of a book's headings from its bookmarks and from distinct text on all pages, and finds the headings. */
export const findHeadings = (pages: readonly (readonly Line[])[], bookmarks: readonly Bookmark[]): Headings => {
  const body = findBody(pages.flat());
  const stretches = splitByStyle(pages, measureStep(pages, body));
  const markOf = matchBookmarks(bookmarks, body);
  const looks = [...Map.groupBy(stretches, ({ look }) => look)]
    .map(([look, found]) => describeStyle(look, found, markOf))
    .filter((look) => isHeadingStyle(look, { body, dense: bookmarks.length > 2 * pages.length }));
  const levels = rankStyles(looks, stretches);
  const numbered = new Set(looks.filter((one) => one.numbered).map(({ look }) => look));
  const headings = new Map<Line, HeadingLine>();
  for (const stretch of stretches.filter(({ title }) => title)) {
    const { look, lines, apart } = stretch;
    const level = markOf(stretch)?.level ?? (apart || !isWeakStyle(look, body) ? levels.get(look) : undefined);
    if (level === undefined || (markOf(stretch) === undefined && isRow(lines, look, body))) continue;
    lines.forEach((line, at) => {
      const title = at === 0 && numbered.has(look) ? line.text.replace(sectionNumber, "") : line.text;
      headings.set(line, { level: Math.min(6, level), rest: at > 0, title });
    });
  }
  return headings;
};

/** Whether lines are the rest of a table in small letters, at the beginning of a column: "DEX 2D6+3 10". */
const isRow = (lines: readonly Line[], look: string, body: string): boolean =>
  isWeakStyle(look, body) && !parseStyleKey(look).bold && lines.every(({ cells, text }) => cells.length > 1 && /\d/.test(text));

/** The style with most letters. */
const findBody = (lines: readonly Line[]): string => {
  const letters = new Map<string, number>();
  for (const { style, text } of lines) letters.set(style, (letters.get(style) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0] as const)[0];
};

/** The bookmark with the words of a run, on its page or a neighbouring one. */
const matchBookmarks = (bookmarks: readonly Bookmark[], body: string) => {
  const marks = Map.groupBy(bookmarks, ({ title }) => titleKey(title));
  return ({ text, lines, look }: StyleRun): Bookmark | undefined => {
    const near = ({ page }: Bookmark) => page === null || Math.abs(page - (lines[0]?.page ?? 0)) <= 1;
    if (look === body) return undefined;
    return (marks.get(titleKey(text)) ?? marks.get(titleKey(text.replace(sectionNumber, ""))))?.find(near);
  };
};
