/** A name as an id: lower-case letters, digits and underscores. */
export const idOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 60) || "unnamed";

/** Items by id; the first of several with the same id is used. */
export const byId = <T extends { readonly name: string }, V>(things: readonly T[], value: (thing: T) => V): Record<string, V> =>
  Object.fromEntries(
    things
      .toReversed()
      .map((thing) => [idOf(thing.name), value(thing)])
      .toReversed(),
  );
