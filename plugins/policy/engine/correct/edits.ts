import type { Span } from "freeform-rpg/schemas";

/** A span of text and its replacement. An empty span inserts. */
export interface Edit {
  readonly location: Span;
  readonly replacement: string;
}

/** The text after an edit. */
export const applyEdit = (text: string, { location, replacement }: Edit): string =>
  text.slice(0, location.start) + replacement + text.slice(location.end);

/**
 * The place of a span after an edit. A span before it stays, one after it moves; one that the edit touches grows or shrinks with it, so
 * that it still holds all of its own remaining text. An insertion at a span's start comes before the span.
 */
export const shiftSpan = (span: Span, { location, replacement }: Edit): Span => {
  const delta = replacement.length - (location.end - location.start);
  if (span.end <= location.start && !(isEmpty(span) && isEmpty(location) && span.start === location.start)) return span;
  if (span.start >= location.end) return { start: span.start + delta, end: span.end + delta };
  const start = Math.min(span.start, location.start);
  return { start, end: Math.max(span.end + delta, location.start + replacement.length) };
};

/** True when both change the same units, or one inserts inside what the other replaces. */
export const collide = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** The range to remove for a span: the span with the blank after it, else the one before it, and its whole line when nothing else is on it. */
export const widenOverBlank = (text: string, { start, end }: Span): Span => {
  const after = /^[ \t]*/.exec(text.slice(end, end + 20))?.[0].length ?? 0;
  const before = /[ \t]*$/.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0;
  const lineEnd = /^(?:\r\n|\n)/.exec(text.slice(end + after, end + after + 2))?.[0].length ?? 0;
  const alone = start - before === 0 || text.charAt(start - before - 1) === "\n";
  if (alone && lineEnd > 0) return { start: start - before, end: end + after + lineEnd };
  return after > 0 ? { start, end: end + after } : { start: start - before, end };
};

/** Applies edits one after another, each shifted by those before it; returns each as it was applied. */
export const applyInTurn = <E extends Edit>(text: string, edits: readonly E[]): { readonly text: string; readonly made: readonly E[] } => {
  const made: E[] = [];
  let current = text;
  for (const edit of edits) {
    const moved = { ...edit, location: made.reduce<Span>((span, before) => shiftSpan(span, before), edit.location) };
    current = applyEdit(current, moved);
    made.push(moved);
  }
  return { text: current, made };
};

const isEmpty = ({ start, end }: Span): boolean => start === end;
