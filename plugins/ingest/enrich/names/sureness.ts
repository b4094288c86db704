/**
 * How often a name that is found in one of these ways is one, and of that kind. `npm run eval -- ingest` holds these to books whose names are known
 * (`names_reliability`); none is the reading of a single book.
 */
export const sureness = {
  /** A heading above a stat block, in a chapter on creatures and elsewhere. */
  block: 0.97,
  blockElsewhere: 0.9,
  /** A heading that name and text, or text and list, say the same of; one that one of them speaks of. */
  confirmed: 0.85,
  stated: 0.7,
  statedElsewhere: 0.55,
  /** A heading that running text writes as a name, of which nothing says what it is. */
  unnamedKind: 0.5,
  power: 0.9,
  listedItem: 0.9,
  listedCreature: 0.7,
  /** A name that paragraphs begin with, and one of a list of things with prices. */
  leadIn: 0.8,
  priced: 0.95,
  /** A name that running text introduces, one that comes back in it with a kind, and one without. */
  introduced: 0.7,
  textOfKind: 0.6,
  text: 0.5,
} as const;
