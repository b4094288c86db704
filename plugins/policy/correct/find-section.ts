import type { Span } from "freeform-rpg/schemas";
import type { Group } from "./plan-corrections.ts";

/** The stretch of text that a rewrite replaces: the places at fault, their paragraphs, or everything. */
export const findSection = (text: string, { cases, scope }: Group): Span => {
  const spans = cases.flatMap(({ violation }) => violation.location ?? []);
  if (scope === "full" || spans.length < cases.length) return { start: 0, end: text.length };
  const place = { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) };
  if (scope === "local") return place;
  const before = text.lastIndexOf("\n\n", place.start - 1);
  const after = text.indexOf("\n\n", place.end);
  return { start: place.start === 0 || before === -1 ? 0 : before + 2, end: after === -1 ? text.length : after };
};
