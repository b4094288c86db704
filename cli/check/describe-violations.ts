import type { Violation } from "freeform-rpg/schemas";
import { countOf } from "freeform-rpg/language";
import { paint } from "../output.ts";

/** A violation with its line and column, from 1; `null` if it concerns the whole text. */
export interface PlacedViolation extends Violation {
  readonly line: number | null;
  readonly column: number | null;
}

/** Finds each violation's line and column. Columns count characters, as editors do. */
export const placeViolations = (violations: readonly Violation[], text: string): PlacedViolation[] =>
  violations.map((violation) => {
    if (violation.location === undefined) return { ...violation, line: null, column: null };
    const before = text.slice(0, violation.location.start).split(/\r\n|\n|\r/);
    return { ...violation, line: before.length, column: 1 + [...(before.at(-1) ?? "")].length };
  });

/** One block for each violation, in the order of the text: place, severity, rule, message, and the words concerned. */
export const describeViolations = (violations: readonly PlacedViolation[], text: string, file: string): string => {
  const ordered = violations.toSorted((a, b) => (a.location?.start ?? -1) - (b.location?.start ?? -1));
  return [...ordered.map((one) => describeOne(one, text, file)), summarise(violations)].join("\n");
};

const describeOne = (one: PlacedViolation, text: string, file: string): string => {
  const place = one.line === null ? file : `${file}:${one.line}:${one.column}`;
  const head = `${place}  ${colours[one.severity](one.unchecked ? "unchecked" : one.severity)}  ${paint.dim(`${one.policy_id}/${one.rule_id}`)}`;
  const words = one.location === undefined ? "" : excerpt(text.slice(one.location.start, one.location.end));
  return [head, `    ${one.message}${one.suggestion ? ` ${one.suggestion}` : ""}`, ...(words === "" ? [] : [`    > ${words}`])].join("\n");
};

const colours = { error: paint.red, warning: paint.yellow, info: paint.cyan };

const excerpt = (words: string): string => {
  const line = words.trim().replaceAll(/\s+/g, " ");
  return [...line].length > 100 ? `${[...line].slice(0, 99).join("")}…` : line;
};

const summarise = (violations: readonly Violation[]): string => {
  const count = (severity: Violation["severity"], word: string): string => {
    const many = violations.filter((one) => one.severity === severity && !one.unchecked).length;
    return many === 0 ? "" : countOf(many, word);
  };
  const unchecked = violations.filter((one) => one.unchecked).length;
  const parts = [
    count("error", "error"),
    count("warning", "warning"),
    count("info", "remark"),
    unchecked === 0 ? "" : `${unchecked} unchecked`,
  ].filter((part) => part !== "");
  return parts.length === 0 ? "No violations." : `${parts.join(", ")}.`;
};
