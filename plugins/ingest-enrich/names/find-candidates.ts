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
  const within = [...tableCandidates(passages, classes), ...leadInCandidates(passages, classes, writingsOf)];
  const single = passages.filter((passage) => !isCollection(passage, within));
  return [...headingCandidates(single, { classes, writings, listed: findLists(passages) }), ...within, ...textCandidates(passages)];
};

/** So many names below a heading make it the name of a list. */
const several = 3;

const isCollection = ({ text, segment }: Passage, within: readonly Candidate[]): boolean =>
  within.filter((one) => one.segment === segment.id && text.includes(one.name)).length >= several;
