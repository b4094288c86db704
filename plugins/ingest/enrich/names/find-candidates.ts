import { findLists } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Passage, Vocabulary } from "freeform-rpg/plugins/ingest/book-text";
import type { Candidate } from "./candidate.ts";
import { countWritings } from "./count-writings.ts";
import { findEntries, findPowers } from "freeform-rpg/plugins/ingest/book-text/lib";
import { entryCandidates } from "./entry-candidates.ts";
import { headingCandidates } from "./heading-candidates.ts";
import { leadInCandidates } from "./lead-in-candidates.ts";
import { bareName } from "freeform-rpg/plugins/ingest/book-text/lib";
import { pricedCandidates } from "./priced-candidates.ts";
import { textCandidates } from "./text-candidates.ts";

/** Finds possible names in a book by structure alone, without the terms of a game. The most certain kinds come first. */
export const findCandidates = (passages: readonly Passage[], vocabulary?: Vocabulary): Candidate[] => {
  const texts = passages.map(({ text }) => text);
  const writingsOf = (names: readonly string[]) => countWritings(new Set(names), texts);
  const writings = writingsOf(passages.map(({ title }) => bareName(title)));
  const entries = findEntries(passages, vocabulary);
  const described = new Map(entries.filter(({ form }) => form === "heading").map((entry) => [entry.passage, entry]));
  const within = [...pricedCandidates(passages), ...leadInCandidates(passages, entries, writingsOf)];
  const single = passages.filter((passage) => !described.has(passage) && !isCollection(passage, within));
  const signs = { entries, writings, listed: findLists(passages), powers: findPowers(passages) };
  const shaped = [...entryCandidates(entries), ...headingCandidates(single, signs), ...within];
  const known = new Set(shaped.map(({ name }) => plainOf(name)));
  return [...shaped, ...textCandidates(passages).filter(({ name }) => !known.has(plainOf(name)))];
};

/** Running text may write "the" before a name or omit it. */
const plainOf = (name: string): string => name.toLowerCase().replace(/^the /, "");

/** The number of names below a heading from which it is the name of a list. */
const several = 3;

const isCollection = ({ text, segment }: Passage, within: readonly Candidate[]): boolean =>
  within.filter((one) => one.segment === segment.id && text.includes(one.name)).length >= several;
