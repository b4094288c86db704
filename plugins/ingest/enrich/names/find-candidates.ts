import { findLists } from "freeform-rpg/plugins/ingest/book-text/lib";
import type { Passage } from "freeform-rpg/plugins/ingest/book-text";
import type { Candidate } from "./candidate.ts";
import { countWritings } from "./count-writings.ts";
import { findBlocks } from "freeform-rpg/plugins/ingest/book-text/lib";
import { findPowers } from "freeform-rpg/plugins/ingest/book-text/lib";
import { headingCandidates } from "./heading-candidates.ts";
import { leadInCandidates } from "./lead-in-candidates.ts";
import { bareName } from "freeform-rpg/plugins/ingest/book-text/lib";
import { pricedCandidates } from "./priced-candidates.ts";
import { textCandidates } from "./text-candidates.ts";

/** Finds possible names in a book by structure alone, without the terms of a game. The most certain kinds come first. */
export const findCandidates = (passages: readonly Passage[]): Candidate[] => {
  const texts = passages.map(({ text }) => text);
  const writingsOf = (names: readonly string[]) => countWritings(new Set(names), texts);
  const writings = writingsOf(passages.map(({ title }) => bareName(title)));
  const blocks = findBlocks(passages);
  const within = [...pricedCandidates(passages), ...leadInCandidates(passages, blocks, writingsOf)];
  const single = passages.filter((passage) => !isCollection(passage, within));
  const signs = { blocks, writings, listed: findLists(passages), powers: findPowers(passages) };
  const shaped = [...headingCandidates(single, signs), ...within];
  const known = new Set(shaped.map(({ name }) => plainOf(name)));
  return [...shaped, ...textCandidates(passages).filter(({ name }) => !known.has(plainOf(name)))];
};

/** Running text may write "the" before a name or omit it. */
const plainOf = (name: string): string => name.toLowerCase().replace(/^the /, "");

/** The number of names below a heading from which it is the name of a list. */
const several = 3;

const isCollection = ({ text, segment }: Passage, within: readonly Candidate[]): boolean =>
  within.filter((one) => one.segment === segment.id && text.includes(one.name)).length >= several;
