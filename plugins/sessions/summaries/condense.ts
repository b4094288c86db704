import type { Happening } from "../notes/happening.ts";

/** How much a sentence matters to somebody who was not there. What is not named matters least. */
const weights: Partial<Record<Happening["type"], number>> = {
  fact_discovered: 5,
  clock_triggered: 5,
  threat_resolved_against_player: 5,
  fact_established: 4,
  harm_taken: 3,
  item_acquired: 3,
  item_lost: 3,
  scene_changed: 2,
  npc_action: 1,
};

/** Kinds whose sentences tell nothing that another of the same turn does not. */
const silent: readonly Happening["type"][] = ["thread_updated", "relationship_changed", "clarification_asked", "failure_streak_warning"];

/** Parts of a range that are each heard, so that its end does not drown its beginning. */
const parts = 10;

/** Tells the weightiest sentences of a range within `most` characters, from all over it, in the order in which they happened. */
export const condense = (happenings: readonly Happening[], most: number): string => {
  const told = eachOnce(happenings).filter(({ type }) => !silent.includes(type));
  const chosen = new Set<Happening>();
  let left = most;
  for (const one of inTurns(slice(told))) {
    if (one.text.length + 1 > left) continue;
    chosen.add(one);
    left -= one.text.length + 1;
  }
  return told
    .filter((one) => chosen.has(one))
    .map(({ text }) => text)
    .join(" ");
};

/** Of sentences told twice the later stays. */
export const eachOnce = (happenings: readonly Happening[]): Happening[] => {
  const last = new Map(happenings.map(({ text }, at) => [text, at]));
  return happenings.filter(({ text }, at) => last.get(text) === at);
};

const slice = (told: readonly Happening[]): Happening[][] => {
  const size = Math.max(1, Math.ceil(told.length / parts));
  const slices = Array.from({ length: Math.ceil(told.length / size) }, (_, at) => told.slice(at * size, (at + 1) * size));
  return slices.map((some) => some.toSorted((a, b) => weightOf(b) - weightOf(a)));
};

const weightOf = ({ type }: Happening): number => weights[type] ?? 0;

/** The weightiest of every slice, then the second of every slice, and so on; of one round the weightiest first. */
const inTurns = (slices: readonly (readonly Happening[])[]): Happening[] => {
  const rounds = Math.max(0, ...slices.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => slices.flatMap((some) => some[round] ?? []))
    .map((some) => some.toSorted((a, b) => weightOf(b) - weightOf(a)))
    .flat();
};
