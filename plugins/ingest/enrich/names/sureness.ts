/**
 * The share of right names and types, by how a name was found. `npm run eval -- ingest` compares these values with books whose names are known
 * (`names_reliability`); none is fitted to a single book.
 */
export const sureness = {
  /** A heading above a stat block, in a chapter on creatures and elsewhere. */
  block: 0.97,
  blockElsewhere: 0.9,
  /** A heading whose type name and text, or text and list, agree on; one whose type only one of them implies. */
  confirmed: 0.85,
  stated: 0.7,
  statedElsewhere: 0.55,
  /** A heading among others of one type. */
  amongAlike: 0.65,
  /** A heading that running text writes as a name, without evidence of its type. */
  unnamedKind: 0.5,
  power: 0.9,
  listedItem: 0.9,
  listedCreature: 0.7,
  /** A name that paragraphs begin with, and one of a list of things with prices. */
  leadIn: 0.8,
  priced: 0.95,
  /** A name that running text introduces, one that recurs in it with a type, and one without. */
  introduced: 0.7,
  textOfKind: 0.6,
  text: 0.5,
} as const;
