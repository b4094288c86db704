import type { Span } from "freeform-rpg/schemas";

/** A text of the same length in which line ends replace the parts that are set aside, so that every span stays exact. */
export const mask = (text: string, aside: readonly Span[]): string => {
  const parts: string[] = [];
  let reached = 0;
  for (const { start, end } of aside.toSorted((a, b) => a.start - b.start)) {
    if (end <= reached) continue;
    const from = Math.max(start, reached);
    parts.push(text.slice(reached, from), "\n".repeat(end - from));
    reached = end;
  }
  return reached === 0 ? text : parts.join("") + text.slice(reached);
};
