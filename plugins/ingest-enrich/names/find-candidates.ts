import type { Classification } from "freeform-rpg/schemas";
import { findLists } from "../passages/find-lists.ts";
import type { Passage } from "../passages/split-passages.ts";
import type { Candidate } from "./candidate.ts";
import { countWritings } from "./count-writings.ts";
import { headingCandidates } from "./heading-candidates.ts";
import { leadInCandidates } from "./lead-in-candidates.ts";
import { bareName } from "./name-shape.ts";
import { tableCandidates } from "./table-candidates.ts";
import { textCandidates } from "./text-candidates.ts";

/** What looks like a name in a book, by structure alone: no game's own words. Most certain kinds first. */
export const findCandidates = (passages: readonly Passage[], { segments }: Classification): Candidate[] => {
  const classes = new Map(segments.map((one) => [one.id, one]));
  const texts = passages.map(({ text }) => text);
  const writingsOf = (names: readonly string[]) => countWritings(new Set(names), texts);
  const writings = writingsOf(passages.map(({ title }) => bareName(title)));
  return [
    ...headingCandidates(passages, { classes, writings, listed: findLists(passages) }),
    ...tableCandidates(passages, classes),
    ...leadInCandidates(passages, classes, writingsOf),
    ...textCandidates(passages),
  ];
};
