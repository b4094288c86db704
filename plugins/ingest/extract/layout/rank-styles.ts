import type { HeadingStyle } from "./heading-styles.ts";
import { parseStyleKey } from "./text-style.ts";
import type { StyleRun } from "./style-runs.ts";

/** Ranks heading styles into levels: by bookmarks where they exist, else by size, order and weight. */
export const rankStyles = (looks: readonly HeadingStyle[], stretches: readonly StyleRun[]): ReadonlyMap<string, number> => {
  const known = new Set(looks.map(({ look }) => look));
  const headings = stretches.filter(({ look, title }) => title && known.has(look));
  const compare = (a: HeadingStyle, b: HeadingStyle): number =>
    byDepth(a, b) || byOpening(a, b, headings) || bySize(a, b) || byPlace(a, b, headings) || prominence(b) - prominence(a);
  const levels = new Map<string, number>();
  let deepest = 0;
  let last: HeadingStyle | undefined;
  for (const one of [...looks].sort(compare)) {
    const next = last && compare(last, one) >= 0 ? deepest : deepest + 1;
    const level = Math.min(6, one.level ?? next);
    levels.set(one.look, level);
    // The title of the book is not a level.
    if (one.count < 3 && one.front) continue;
    deepest = Math.max(level, deepest);
    last = one;
  }
  return levels;
};

const sizeOf = ({ look }: { readonly look: string }): number => parseStyleKey(look).size;
const plainLook = ({ look }: HeadingStyle): string => look.replace(" CAPITALS", "");

const byDepth = (a: HeadingStyle, b: HeadingStyle): number => {
  const [left, right] = [parseStyleKey(a.look).depth, parseStyleKey(b.look).depth];
  return left > 0 && right > 0 ? left - right : 0;
};

const bySize = (a: HeadingStyle, b: HeadingStyle): number => {
  const [left, right] = [sizeOf(a), sizeOf(b)];
  return Math.max(left, right) > 1.04 * Math.min(left, right) ? right - left : 0;
};

/** Of two styles of nearly the same size, the higher level comes first after a larger title has opened a chapter. */
const byOpening = (a: HeadingStyle, b: HeadingStyle, headings: readonly StyleRun[]): number => {
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

/** Which of two styles is directly above the other, as a chapter's title above its first section's. */
const byPlace = (a: HeadingStyle, b: HeadingStyle, headings: readonly StyleRun[]): number => {
  const above = (one: HeadingStyle, other: HeadingStyle) =>
    headings.filter(({ look, under }, at) => under && look === other.look && headings[at - 1]?.look === one.look).length;
  const [before, after] = [above(a, b), above(b, a)];
  return before + after >= 2 && Math.abs(before - after) > 0.5 * (before + after) ? after - before : 0;
};

/** Capitals count only between different fonts: within one font they may be incidental. */
const prominence = (one: HeadingStyle): number => {
  const { bold, italic, smallCaps } = parseStyleKey(one.look);
  return (bold ? 4 : 0) + (smallCaps ? 2 : 0) - (italic ? 1 : 0);
};
