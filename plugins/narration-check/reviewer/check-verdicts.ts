import { bareNameKey } from "freeform-rpg/language";
import type { CoveredEvent, DiscardedFinding, NarrationReview, NarrationVerdict } from "freeform-rpg/schemas";
import { findQuote } from "./find-quote.ts";
import type { TextRange } from "./find-quote.ts";
import type { Reference, ReviewMaterial } from "./review-material.ts";

/** A verdict whose quotation stands in the text and whose reference exists. */
export interface CheckedVerdict extends NarrationVerdict {
  readonly location: TextRange;
  /** The sentence that it is held against: an event, a fact, an entity, a boundary; for `adds` why it may not be made up. */
  readonly against: string;
}

/** The verdicts and the coverage of a review, as far as code confirms them. */
export interface CheckedVerdicts {
  /** Verdicts that block once a second vote agrees. */
  readonly suspected: readonly CheckedVerdict[];
  /** Additions that are in no list of what there is and are not small: they block. */
  readonly confirmed: readonly CheckedVerdict[];
  /** Numbers of the events that the text covers. */
  readonly covered: ReadonlySet<string>;
  readonly discarded: readonly DiscardedFinding[];
}

/** Checks a review by code. A verdict without a quotation in the text, or about something that there is not, is discarded and counted. */
export const checkVerdicts = (review: Pick<NarrationReview, "verdicts" | "covered">, decided: ReviewMaterial): CheckedVerdicts => {
  const results = review.verdicts.map((verdict) => checkVerdict(verdict, decided));
  const checked = results.flatMap((result) => ("verdict" in result ? [result.verdict] : []));
  const coverage = review.covered.map((covered) => ({ covered, reason: objectToCoverage(covered, decided) }));
  return {
    suspected: checked.filter(({ kind }) => kind !== "adds"),
    confirmed: checked.filter(({ kind }) => kind === "adds"),
    covered: new Set(coverage.filter(({ reason }) => reason === undefined).map(({ covered }) => foldRef(covered.event))),
    discarded: [
      ...results.flatMap((result) => ("discarded" in result ? [result.discarded] : [])),
      ...coverage.flatMap(({ covered, reason }) => (reason === undefined ? [] : [{ kind: "covered", value: covered.event, reason }])),
    ],
  };
};

type Checked = { readonly verdict: CheckedVerdict } | { readonly discarded: DiscardedFinding };

const checkVerdict = (verdict: NarrationVerdict, decided: ReviewMaterial): Checked => {
  const { kind, quote, about } = verdict;
  const discard = (reason: string): Checked => ({ discarded: { kind, value: quote, reason } });
  if (kind === "cannot_tell") return discard("cannot_tell: the review did not decide");
  const location = findQuote(decided.text, quote);
  if (location === null) return discard("quote_missing: the text does not contain these words");
  const against = kind === "adds" ? objectTo(about, quote, decided) : findAgainst(verdict, decided);
  if (against === undefined) return discard(kind === "adds" ? "small: it is known, or may be made up" : `unknown_reference: "${about}"`);
  return { verdict: { ...verdict, location, against } };
};

/** Why an addition may not be made up; `undefined` when it may. The name must stand in the quotation. */
const objectTo = (name: string, quote: string, decided: ReviewMaterial): string | undefined => {
  const key = bareNameKey(name);
  if (key === "" || !bareNameKey(quote).includes(key)) return undefined;
  if (decided.entities.some(({ text }) => bareNameKey(text).startsWith(key))) return undefined;
  return decided.objectToAddition(name);
};

const findAgainst = ({ kind, about }: NarrationVerdict, decided: ReviewMaterial): string | undefined => {
  const { events, facts, entities, boundaries } = decided;
  if (kind === "boundary") return findReference(boundaries, about);
  const found = findReference([...events, ...facts, ...entities], about);
  return kind === "player_acts" ? (found ?? "Only the player decides what this character does, says and feels.") : found;
};

const findReference = (references: readonly AnyReference[], about: string): string | undefined =>
  references.find((one) => isMeant(one, about))?.text;

type AnyReference = Pick<Reference, "ref" | "text"> & Partial<Pick<Reference, "id">>;

/** True when a number or an id means this reference. */
export const isMeant = ({ ref, id = "" }: Omit<AnyReference, "text">, about: string): boolean =>
  ref === foldRef(about) ||
  (id !== "" &&
    id.toLowerCase() ===
      about
        .trim()
        .replaceAll(/^\[|\]$/g, "")
        .toLowerCase());

/** `E1`, `[e1]` and `e1` are the same reference. */
export const foldRef = (about: string): string => about.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

const objectToCoverage = ({ event, quote }: CoveredEvent, decided: ReviewMaterial): string | undefined => {
  if (!decided.events.some(({ ref }) => ref === foldRef(event))) return `unknown_reference: "${event}"`;
  return findQuote(decided.text, quote) === null ? "quote_missing: the text does not contain these words" : undefined;
};
