import type { Bookmark } from "freeform-rpg/schemas";
import type { Line } from "./parts.ts";

/** What a book's lines look like, and which of them are headings. */
export interface HeadingFinder {
  /** 1 is the highest; `null`: no heading. */
  levelOf(line: Line): number | null;
  /** Whether its style stands out by weight alone, so that it must stand apart as well. */
  isWeak(line: Line): boolean;
  /** The words of a title, without the number where the style numbers its titles. */
  titleOf(line: Line): string;
}

const longest = 14;

/** Letters and digits of a title, so that blanks and quotes do not count. */
export const titleKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const isBold = (style: string): boolean => /bold|black|heavy|demi|semi|CMBX|small ?caps|CMCSC/i.test(style);
const sizeOf = (style: string): number => Number.parseFloat(style);

/** Whether a line could be a heading by its own looks. */
export const looksLikeTitle = ({ text, even }: Line): boolean =>
  even && /\p{L}/u.test(text) && text.split(" ").length <= longest && !/[.,;]$/.test(text) && !/^[•●○◦▪■–—-]/u.test(text);

/** Learns a book's heading styles from its bookmarks and from sizes and weights beside the body's. */
export const learnHeadings = (lines: readonly Line[], bookmarks: readonly Bookmark[]): HeadingFinder => {
  const body = findBody(lines);
  const marks = Map.groupBy(bookmarks, ({ title }) => titleKey(title));
  const markOf = (line: Line) => marks.get(titleKey(line.text))?.find(({ page }) => page === null || Math.abs(page - line.page) <= 1);
  const styles = [...Map.groupBy(lines, ({ style }) => style)]
    .map(([style, found]) => describeStyle(style, found, markOf))
    .filter((style) => isHeadingStyle(style, body, bookmarks.length / Math.max(1, lines.at(-1)?.page ?? 1)));
  const levels = rankStyles(styles);
  const large = styles.filter(({ size }) => size >= sizeOf(body) * 1.3).map(({ style }) => style);
  const numbered = new Set(large.filter((style) => isNumbered(lines.filter((line) => line.style === style))));
  return {
    isWeak: ({ style }) => sizeOf(style) < sizeOf(body) * 1.05,
    titleOf: ({ text, style }) => (numbered.has(style) ? text.replace(chapterNumber, "") : text),
    levelOf: (line) => {
      if (!looksLikeTitle(line)) return null;
      const mark = line.style === body ? undefined : markOf(line);
      return mark ? Math.min(6, mark.level) : (levels.get(line.style) ?? null);
    },
  };
};

const chapterNumber = /^\d+(\.\d+)*[.:]? (?=\p{L})/u;

/** Whether a style's titles carry the numbers of chapters, as the first of three or more in order. */
const isNumbered = (lines: readonly Line[]): boolean => {
  const numbers = lines.filter(({ text }) => chapterNumber.test(text)).map(({ text }) => Number.parseInt(text, 10));
  return (
    numbers.length >= 3 &&
    numbers.length > 0.6 * lines.length &&
    numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0))
  );
};

const findBody = (lines: readonly Line[]): string => {
  const letters = new Map<string, number>();
  for (const { style, text } of lines) letters.set(style, (letters.get(style) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0] as const)[0];
};

interface Style {
  readonly style: string;
  readonly size: number;
  readonly lines: number;
  /** Share of its lines that could be titles. */
  readonly titles: number;
  /** Share of those that are bookmarked, and the commonest level of the bookmarks. */
  readonly marked: number;
  readonly level: number | null;
}

const describeStyle = (style: string, lines: readonly Line[], markOf: (line: Line) => Bookmark | undefined): Style => {
  const titles = lines.filter(looksLikeTitle);
  const found = titles.flatMap((line) => markOf(line) ?? []);
  const votes = Map.groupBy(found, ({ level }) => level);
  const level = [...votes].reduce<readonly [number | null, number]>(
    (most, [one, { length }]) => (length > most[1] ? [one, length] : most),
    [null, 0],
  )[0];
  return {
    style,
    size: sizeOf(style),
    lines: lines.length,
    titles: titles.length / Math.max(1, lines.filter(({ even }) => even).length),
    marked: titles.length ? found.length / titles.length : 0,
    level,
  };
};

/** With many bookmarks a style must have its share of them; without, it must stand out from the body. */
const isHeadingStyle = ({ style, size, titles, marked }: Style, body: string, marksPerPage: number): boolean => {
  const base = sizeOf(body);
  if (style === body || titles < 0.5) return false;
  if (marked > 0.5) return true;
  if (marked > 0.25) return true;
  if (marksPerPage > 2) return size >= base * 1.08 && isBold(style) && titles > 0.7;
  return size >= base * 1.12 || (size >= base * 0.97 && isBold(style) && !isBold(body) && titles > 0.7);
};

/** Levels by bookmarks where they tell; between them by size, then weight. */
const rankStyles = (styles: readonly Style[]): ReadonlyMap<string, number> => {
  const sorted = [...styles].sort((a, b) => b.size - a.size || Number(isBold(b.style)) - Number(isBold(a.style)));
  const levels = new Map<string, number>();
  let last = { level: 0, size: Infinity, bold: true };
  for (const { style, size, lines, level: voted } of sorted) {
    const smaller = size < last.size * 0.96 || isBold(style) !== last.bold;
    const level = Math.min(6, voted ?? (smaller ? last.level + 1 : Math.max(1, last.level)));
    levels.set(style, level);
    if (lines >= 3) last = { level: Math.max(level, last.level), size, bold: isBold(style) };
  }
  return levels;
};
