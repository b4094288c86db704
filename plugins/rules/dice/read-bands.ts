/** The lowest totals of a mixed result, a success and, where the text tells one, a critical. */
export interface Bands {
  readonly mixed: number;
  readonly success: number;
  readonly critical: number | null;
}

/** Ways to name a total with all above it, and a stretch of totals: "10+", "12 or more"; "7-9", "10 or 11", "7, 8 or 9". */
export const atLeast = String.raw`\b\d{1,2}(?:\+| or (?:higher|more|greater|better|above|over|up)\b)`;
export const stretch = String.raw`\b\d{1,2}(?:, \d{1,2})* ?(?:[-–]|or|to|through) ?\d{1,2}\b(?!\+| or (?:more|higher|less|lower)|,? ?\p{Ll}*d\d)`;

/** The bands that a text tells most often: stretches of totals that go on in one another and end in an open one. `null` where none do. */
export const readBands = (text: string): Bands | null => {
  const open = new Set([...text.matchAll(new RegExp(atLeast, "gu"))].map(([found]) => Number.parseInt(found, 10)));
  const closed = [...text.matchAll(new RegExp(stretch, "gu"))].flatMap(([found]) => {
    const numbers = (found.match(/\d+/g) ?? []).map(Number);
    const [low = 0, high = 0] = [numbers[0], numbers.at(-1)];
    return low < high ? [{ low, next: high + 1 }] : [];
  });
  const lows = new Set(closed.map(({ low }) => low));
  const joined = closed.filter(({ next }) => open.has(next) || lows.has(next));
  const counts = Map.groupBy(joined, ({ low, next }) => `${low} ${next}`);
  const [most] = [...counts.values()].toSorted((a, b) => b.length - a.length || (a[0]?.low ?? 0) - (b[0]?.low ?? 0));
  const [band] = most ?? [];
  if (band === undefined) return null;
  const above = closed.find(({ low, next }) => low === band.next && open.has(next));
  const top = [...open].filter((number) => number > band.next).toSorted((a, b) => a - b)[0];
  return { mixed: band.low, success: band.next, critical: above?.next ?? top ?? null };
};
