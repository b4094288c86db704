import type { Bookmark } from "freeform-rpg/schemas";
import { parseStyleKey } from "./text-style.ts";
import type { TextStyle } from "./text-style.ts";
import type { StyleRun } from "./style-runs.ts";

/** Statistics of all runs of one text style. */
export interface HeadingStyle {
  readonly look: string;
  readonly count: number;
  /** True when they occur only on the first pages, as a book's own title does. */
  readonly front: boolean;
  /** Shares of runs: possible titles; and of these, those set apart, directly below another title, and bookmarked. */
  readonly titles: number;
  readonly apart: number;
  readonly under: number;
  readonly marked: number;
  /** The most frequent level of the bookmarks, or `null`. */
  readonly level: number | null;
  /** True when its titles are numbered in order, as chapters are. */
  readonly numbered: boolean;
}

/** Summarises the runs of one text style. */
export const describeStyle = (
  look: string,
  stretches: readonly StyleRun[],
  markOf: (one: StyleRun) => Bookmark | undefined,
): HeadingStyle => {
  const titles = stretches.filter(({ title }) => title);
  const marks = titles.flatMap((one) => markOf(one) ?? []);
  const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / Math.max(1, all.length);
  const even = stretches.filter(({ lines }) => lines.every((line) => line.even));
  return {
    look,
    count: titles.length,
    front: titles.every(({ lines }) => (lines[0]?.page ?? 1) <= 2),
    titles: share(titles, even),
    apart: share(
      titles.filter(({ apart }) => apart),
      titles,
    ),
    under: share(
      titles.filter(({ under }) => under),
      titles,
    ),
    marked: share(marks, titles),
    level: commonest(marks.map(({ level }) => level)),
    numbered: areNumbered(titles.map(({ text }) => text)),
  };
};

const commonest = (levels: readonly number[]): number | null => {
  const votes = Map.groupBy(levels, (level) => level);
  return [...votes].reduce<readonly [number | null, number]>(
    (most, [level, { length }]) => (length > most[1] ? [level, length] : most),
    [null, 0],
  )[0];
};

/** The number before a title. */
export const sectionNumber = /^\d+(\.\d+)*[.:]? (?=\p{L})/u;

const areNumbered = (titles: readonly string[]): boolean => {
  const numbers = titles.filter((title) => sectionNumber.test(title)).map((title) => Number.parseInt(title, 10));
  const rising = numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));
  return numbers.length >= 3 && numbers.length > 0.6 * titles.length && rising;
};

/** Whether a style is one of headings, compared with the body's style. `dense`: with many bookmarks a style must have its share of them. */
export const isHeadingStyle = (one: HeadingStyle, { body, dense }: { readonly body: string; readonly dense: boolean }): boolean => {
  if (one.look === body || one.titles < 0.5) return false;
  if (one.marked > 0.25) return true;
  const [look, base] = [parseStyleKey(one.look), parseStyleKey(body)];
  const ratio = look.size / base.size;
  if (dense) return ratio >= 1.08 && look.bold && one.titles > 0.7;
  return ratio >= 1.12 || (ratio >= 0.93 && standsOut(one, look, base));
};

/** Whether a style of the body's size is distinct in another way. */
const standsOut = ({ titles, apart, under, count }: HeadingStyle, look: TextStyle, base: TextStyle): boolean => {
  const heavy = look.bold && !base.bold;
  if (heavy || look.smallCaps || look.capitals || look.depth > 0) return titles > 0.7 && apart >= 0.5;
  // Italics or another family alone also mark examples, and remarks below titles.
  const other = look.family !== base.family || (look.italic && !base.italic);
  return other && count >= 3 && titles > 0.85 && apart > 0.7 && under < 0.5;
};

/** Whether a style is distinct by less than size, so that each of its titles must also be set apart. */
export const isWeakStyle = (look: string, body: string): boolean => parseStyleKey(look).size < parseStyleKey(body).size * 1.05;
