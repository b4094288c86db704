import type { Span } from "freeform-rpg/schemas";
import type { Group } from "./plan-corrections.ts";

/** The section that a rewrite replaces: the places of the violations, their paragraphs, or the whole text. */
export const findSection = (text: string, { cases, scope }: Group): Span => {
  const spans = cases.flatMap(({ violation }) => violation.location ?? []);
  if (scope === "full" || spans.length < cases.length) return { start: 0, end: text.length };
  const place = { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
  if (scope === "local") return place;
  const before = text.lastIndexOf("\n\n", place.start - 1);
  const after = text.indexOf("\n\n", place.end);
  return { start: place.start === 0 || before === -1 ? 0 : before + 2, end: after === -1 ? text.length : after };
};
