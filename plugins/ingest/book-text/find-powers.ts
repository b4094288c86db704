import { findRows } from "./find-lists.ts";
import type { Passage } from "./split-passages.ts";
import { looksLikeName } from "./name-shape.ts";

/** Labels that only powers have below their names. */
const labelled = [
  /\b(?:casting time|range|duration|components|cost|target|prerequisites?|requirements?|requires|school|test|trigger)s?: /i,
  /^\W*(?:level|rank|rating|circle|tier|difficulty|power|mastery) \d|^\W*\d+(?:st|nd|rd|th)[- ](?:level|circle|rank)|\bcantrip\b/i,
];

/** Patterns for the beginnings of powers, spells, moves and feats in any game. */
const openings: readonly RegExp[] = [
  ...labelled,
  /^\W*when(?:ever)? (?:you|a|an|the)\b/i,
  /^\W*(?:starting|beginning) (?:at|when)|^\W*(?:at|when you reach|by) \d+(?:st|nd|rd|th) level/i,
];
/** The maximum distance from a name to the beginning of its power, in letters. */
const reach = 160;

/** Whether a text opens with a label that powers alone have: "Rank 2. Cost: ...", "Casting Time: ...". */
export const opensAsPower = (text: string): boolean => labelled.some((label) => label.test(text.slice(0, reach)));

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
