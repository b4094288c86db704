import { findRows } from "./find-lists.ts";
import type { Passage } from "./split-passages.ts";
import { looksLikeName } from "./name-shape.ts";

/** Patterns for the beginnings of moves and feats, which have no labels, in any game. */
const openings: readonly RegExp[] = [
  /\b(?:prerequisites?|requirements?|requires): /i,
  /^\W*when(?:ever)? (?:you|a|an|the)\b/i,
  /^\W*(?:starting|beginning) (?:at|when)|^\W*(?:at|when you reach|by) \d+(?:st|nd|rd|th) level/i,
];
/** The maximum distance from a name to the beginning of its power, in letters. */
const reach = 160;

const least = { entries: 3, share: 0.6 };

/** Passages in runs of three or more, most of which begin as powers do. */
export const findPowers = (passages: readonly Passage[]): ReadonlySet<Passage> =>
  new Set(
    findRows(passages).flatMap((row) => {
      const entries = row.filter(({ title, words }) => words >= 8 && looksLikeName(title));
      const opened = openings.map((opening) => entries.filter(({ text }) => opening.test(text.slice(0, reach))));
      const [most = []] = opened.toSorted((a, b) => b.length - a.length);
      if (most.length < least.entries) return [];
      return most.length >= least.share * entries.length ? entries : most;
    }),
  );
