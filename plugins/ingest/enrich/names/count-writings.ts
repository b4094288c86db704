import { createNameFinder } from "./find-names.ts";

/** How often a name is written as one, and how often in lower case. */
export interface Writings {
  readonly proper: number;
  readonly lower: number;
}

/** How names are written in running text. Names that do not occur there are absent. */
export const countWritings = (names: Iterable<string>, texts: readonly string[]): ReadonlyMap<string, Writings> => {
  const find = createNameFinder(names);
  const counts = new Map<string, { proper: number; lower: number }>();
  for (const { name, written } of texts.flatMap(find)) {
    const count = counts.get(name) ?? { proper: 0, lower: 0 };
    if (written === "proper") count.proper += 1;
    if (written === "lower") count.lower += 1;
    counts.set(name, count);
  }
  return counts;
};
