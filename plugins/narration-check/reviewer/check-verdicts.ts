import type { CoveredEvent, DiscardedFinding, NarrationReview, NarrationVerdict } from "freeform-rpg/schemas";
import { findQuote } from "./find-quote.ts";
import { weighAddition } from "./weigh-addition.ts";
import type { Weight } from "./weigh-addition.ts";
import type { TextRange } from "./find-quote.ts";
import type { Reference, ReviewMaterial } from "./review-material.ts";

/** A verdict whose quotation stands in the text and whose reference exists. */
export interface CheckedVerdict extends NarrationVerdict {
  readonly location: TextRange;
  /** The sentence that it is held against: an event, a fact, an entity, a boundary; for `adds` why it may not be made up. */
  readonly against: string;
  readonly weight: Weight;
}

/** The verdicts and the coverage of a review, as far as code confirms them. */
export interface CheckedVerdicts {
  /** Verdicts that block once a second vote agrees. */
  readonly suspected: readonly CheckedVerdict[];
  /** Additions that are in no list of what there is and that no narration may make up: they block. */
  readonly confirmed: readonly CheckedVerdict[];
  /** Small additions without a name of their own: they become details of the story. */
  readonly small: readonly CheckedVerdict[];
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
    suspected: checked.filter(({ weight }) => weight === "suspected"),
    confirmed: checked.filter(({ weight }) => weight === "confirmed"),
    small: checked.filter(({ weight }) => weight === "small"),
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
  if (kind === "adds") {
    const weighed = weighAddition(about, quote, decided);
    return "reason" in weighed ? discard(weighed.reason) : { verdict: { ...verdict, location, ...weighed } };
  }
  const against = findAgainst(verdict, decided);
  return against === undefined
    ? discard(`unknown_reference: "${about}"`)
    : { verdict: { ...verdict, location, against, weight: "suspected" } };
};

const findAgainst = ({ kind, about }: NarrationVerdict, decided: ReviewMaterial): string | undefined => {
  const { events, facts, recalled, entities, boundaries } = decided;
  if (kind === "boundary") return findReference(boundaries, about);
  const found = findReference([...events, ...facts, ...recalled, ...entities], about);
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
