/**
 * Predicates that have one value at a time: a new value ends the one before it. Scenarios add their own under
 * `genre_rules.single_valued`.
 */
export const singleValuedPredicates: readonly string[] = [
  "location",
  "position",
  "state",
  "status",
  "condition",
  "mood",
  "attitude",
  "allegiance",
  "loyalty",
  "employer",
  "works_for",
  "occupation",
  "rank",
  "title",
  "name",
  "known_as",
  "residence",
  "lives_in",
  "holds",
  "wears",
  "wants",
  "plan",
  "destination",
];

/** True when a predicate has one value at a time, whatever its case and whether its words are joined by blanks or `_`. */
export const isSingleValued = (predicate: string, genreRules: Readonly<Record<string, unknown>> = {}): boolean => {
  const added = genreRules["single_valued"];
  const own = Array.isArray(added) ? added.filter((one) => typeof one === "string") : [];
  return [...singleValuedPredicates, ...own].map(normalise).includes(normalise(predicate));
};

const normalise = (predicate: string): string =>
  predicate
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
