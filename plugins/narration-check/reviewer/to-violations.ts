import type { NarrationViolation } from "freeform-rpg/schemas";
import type { DraftReview } from "./draft-review.ts";
import type { ReviewInput } from "./review-input.ts";

/** The policy that the reviewer's violations name. */
export const policyId = "narration-reviewer";

/** The contradictions whose two quotations are found where the model says they are. A claim without them is not a violation. */
export const toViolations = ({ contradictions }: DraftReview, { text, ...decided }: ReviewInput): NarrationViolation[] => {
  const narrated = plain(text);
  const known = stringsIn(decided).map(plain);
  return contradictions
    .filter(({ quote }) => isQuote(quote) && narrated.includes(plain(quote)))
    .filter(({ against }) => plain(against) !== "" && known.some((one) => one.includes(plain(against))))
    .map(({ quote, against, why }) => {
      const start = text.indexOf(quote);
      return {
        policy_id: policyId,
        rule_id: "contradiction",
        message: `"${quote}" cannot be true beside "${against}". ${why}`,
        severity: "error",
        suggestion: "Narrate it as it was decided.",
        expected: against,
        actual: quote,
        ...(start < 0 ? {} : { location: { start, end: start + quote.length } }),
      };
    });
};

/** A single word proves nothing. */
const isQuote = (quote: string): boolean => /\S\s+\S/.test(quote.trim());

/** The same words, however quotation marks, dashes, blanks and capitals are written. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐-―]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const stringsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
