import type { Happening } from "../notes/happening.ts";

/** How much a sentence matters to a reader who missed the evening. Types without a weight matter least. */
const weights: Partial<Record<Happening["type"], number>> = {
  story_ended: 6,
  fact_discovered: 5,
  clock_triggered: 5,
  story_triggered: 5,
  threat_resolved_against_player: 5,
  fact_established: 4,
  thread_settled: 4,
  promise_kept: 4,
  promise_broken: 4,
  promise_made: 3,
  harm_taken: 3,
  item_acquired: 3,
  item_lost: 3,
  scene_changed: 2,
  party_changed: 2,
  detail_established: 1,
  npc_action: 1,
};

/** Types whose sentences repeat what another event of the same turn says. */
const redundant: readonly Happening["type"][] = ["thread_updated", "relationship_changed", "clarification_asked", "failure_streak_warning"];

/** Number of slices of a range that each contribute sentences, so that its end does not crowd out its beginning. */
const parts = 10;

/** Picks the most important sentences from all parts of a range, at most `maxLength` characters, in the order in which they happened. */
export const condense = (happenings: readonly Happening[], maxLength: number): string =>
  pickWeighty(happenings, maxLength)
    .map(({ text }) => text)
    .join(" ");

/** The events with those sentences. */
export const pickWeighty = (happenings: readonly Happening[], maxLength: number): Happening[] => {
  const distinct = withoutRepeats(happenings).filter(({ type }) => !redundant.includes(type));
  const chosen = new Set<Happening>();
  let left = maxLength;
  for (const one of roundRobin(slice(distinct))) {
    if (one.text.length + 1 > left) continue;
    chosen.add(one);
    left -= one.text.length + 1;
  }
  return distinct.filter((one) => chosen.has(one));
};

/** Removes repeated sentences; the last occurrence stays. */
export const withoutRepeats = (happenings: readonly Happening[]): Happening[] => {
  const last = new Map(happenings.map(({ text }, at) => [text, at]));
  return happenings.filter(({ text }, at) => last.get(text) === at);
};

const slice = (distinct: readonly Happening[]): Happening[][] => {
  const size = Math.max(1, Math.ceil(distinct.length / parts));
  const slices = Array.from({ length: Math.ceil(distinct.length / size) }, (_, at) => distinct.slice(at * size, (at + 1) * size));
  return slices.map((some) => some.toSorted((a, b) => weightOf(b) - weightOf(a)));
};

const weightOf = ({ type }: Happening): number => weights[type] ?? 0;

/** The most important sentence of every slice, then the second of every slice, and so on; within a round the most important first. */
const roundRobin = (slices: readonly (readonly Happening[])[]): Happening[] => {
  const rounds = Math.max(0, ...slices.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => slices.flatMap((some) => some[round] ?? []))
    .map((some) => some.toSorted((a, b) => weightOf(b) - weightOf(a)))
    .flat();
};
