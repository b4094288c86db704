import type { Predicate } from "./predicate.ts";

/** The predicate by which rules refer to a detector: it holds when the detector found something in the text. */
export const detectorPredicate = (name: string): Predicate => ({
  name,
  params: [],
  holds: (_, { findings }) => (findings.get(name) ?? []).length > 0,
  explain: (_, { findings }) => findings.get(name),
});
