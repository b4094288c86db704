import type { NarrationFindings, NarrationViolation } from "freeform-rpg/schemas";
import { isUnmentioned } from "./judge-binding.ts";
import { missingEvent } from "./plan-repairs.ts";

/**
 * What is wrong with a text: what code finds, and what the review found as long as its words stand in the text. An event that code misses
 * is an error where a review ran and did not find it either, or where it failed and the text has not a word of the event.
 */
export const standingViolations = (
  text: string,
  { status, violations, covered }: NarrationFindings,
  judged: readonly NarrationViolation[],
): NarrationViolation[] => {
  const isCovered = ({ rule_id, expected }: NarrationViolation): boolean =>
    rule_id === missingEvent && covered.some(({ event, quote }) => event === expected && text.includes(quote));
  const weigh = (violation: NarrationViolation): NarrationViolation =>
    violation.rule_id === missingEvent && (status === "reviewed" || (status === "failed" && isUnmentioned(violation.expected ?? "", text)))
      ? { ...violation, severity: "error" }
      : violation;
  return [...judged.filter((violation) => !isCovered(violation)).map(weigh), ...violations.flatMap((violation) => locate(text, violation))];
};

/** The violation at its place in a text that may have changed before it; none when its words are gone. */
const locate = (text: string, violation: NarrationViolation): NarrationViolation[] => {
  const { actual, location } = violation;
  if (actual === undefined || location === undefined) return [violation];
  const start = text.indexOf(actual);
  return start < 0 ? [] : [{ ...violation, location: { ...location, start, end: start + actual.length } }];
};
