import type { HeadingLook } from "./heading-looks.ts";
import { looksOf } from "./looks.ts";
import type { Stretch } from "./stretches.ts";

/** Levels of headings' looks: by bookmarks where they tell; between them by size, by which stands above which, and by weight. */
export const rankLooks = (looks: readonly HeadingLook[], stretches: readonly Stretch[]): ReadonlyMap<string, number> => {
  const known = new Set(looks.map(({ look }) => look));
  const headings = stretches.filter(({ look, title }) => title && known.has(look));
  const compare = (a: HeadingLook, b: HeadingLook): number =>
    byDepth(a, b) || byOpening(a, b, headings) || bySize(a, b) || byPlace(a, b, headings) || prominence(b) - prominence(a);
  const levels = new Map<string, number>();
  let deepest = 0;
  let last: HeadingLook | undefined;
  for (const one of [...looks].sort(compare)) {
    const next = last && compare(last, one) >= 0 ? deepest : deepest + 1;
    const level = Math.min(6, one.level ?? next);
    levels.set(one.look, level);
    // The title of the book itself is no level of its own.
    if (one.count < 3 && one.front) continue;
    deepest = Math.max(level, deepest);
    last = one;
  }
  return levels;
};

const sizeOf = ({ look }: { readonly look: string }): number => looksOf(look).size;
const plainLook = ({ look }: HeadingLook): string => look.replace(" CAPITALS", "");

const byDepth = (a: HeadingLook, b: HeadingLook): number => {
  const [left, right] = [looksOf(a.look).depth, looksOf(b.look).depth];
  return left > 0 && right > 0 ? left - right : 0;
};

const bySize = (a: HeadingLook, b: HeadingLook): number => {
  const [left, right] = [sizeOf(a), sizeOf(b)];
  return Math.max(left, right) > 1.04 * Math.min(left, right) ? right - left : 0;
};

/** Of two looks of nearly one size the higher one comes first wherever a larger title has opened a chapter. */
const byOpening = (a: HeadingLook, b: HeadingLook, headings: readonly Stretch[]): number => {
  const [least, most] = [Math.min(sizeOf(a), sizeOf(b)), Math.max(sizeOf(a), sizeOf(b))];
  if (most > 1.2 * least || plainLook(a) === plainLook(b)) return 0;
  let [first, second, open] = [0, 0, false];
  for (const heading of headings) {
    if (sizeOf(heading) > 1.04 * most) open = true;
    else if (open && (heading.look === a.look || heading.look === b.look)) {
      if (heading.look === a.look) first += 1;
      else second += 1;
      open = false;
    }
  }
  return first + second >= 4 && Math.max(first, second) >= 0.8 * (first + second) ? second - first : 0;
};

/** Which of two looks stands right above the other, as a chapter's title above its first section's. */
const byPlace = (a: HeadingLook, b: HeadingLook, headings: readonly Stretch[]): number => {
  const above = (one: HeadingLook, other: HeadingLook) =>
    headings.filter(({ look, under }, at) => under && look === other.look && headings[at - 1]?.look === one.look).length;
  const [before, after] = [above(a, b), above(b, a)];
  return before + after >= 2 && Math.abs(before - after) > 0.5 * (before + after) ? after - before : 0;
};

/** Capitals count only between fonts: in one font they may be how a title happens to be written. */
const prominence = (one: HeadingLook): number => {
  const { bold, italic, smallCaps } = looksOf(one.look);
  return (bold ? 4 : 0) + (smallCaps ? 2 : 0) - (italic ? 1 : 0);
};
