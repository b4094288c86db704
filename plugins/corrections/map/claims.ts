/** Who claims which name, by key. A later claim comes before an earlier one; what a row says of itself comes last. */
export interface Claims {
  /** Puts `id` first among those who bear the name. */
  claim(key: string, name: string, id: string): void;
  /** Puts `id` last among those who bear the name. */
  claimLast(key: string, name: string, id: string): void;
  /** Takes the name from `id`. */
  remove(key: string, id: string): void;
  /** Ids that bear the name, the foremost first. */
  bearers(key: string): readonly string[];
  /** Names of `id` as they were first written, by key, in the order it got them. */
  names(id: string): ReadonlyMap<string, string>;
  /** Every name that is borne. */
  keys(): Iterable<string>;
}

/** Makes an empty set of claims. */
export const createClaims = (): Claims => {
  const bearersOf = new Map<string, string[]>();
  const namesOf = new Map<string, Map<string, string>>();
  const note = (id: string, key: string, name: string) => {
    const names = namesOf.get(id);
    if (names === undefined) namesOf.set(id, new Map([[key, name]]));
    else if (!names.has(key)) names.set(key, name);
  };
  const others = (key: string, id: string) => (bearersOf.get(key) ?? []).filter((bearer) => bearer !== id);
  return {
    claim(key, name, id) {
      bearersOf.set(key, [id, ...others(key, id)]);
      note(id, key, name);
    },
    claimLast(key, name, id) {
      const bearers = bearersOf.get(key);
      if (bearers === undefined) bearersOf.set(key, [id]);
      else if (!bearers.includes(id)) bearers.push(id);
      note(id, key, name);
    },
    remove(key, id) {
      bearersOf.set(key, others(key, id));
      namesOf.get(id)?.delete(key);
    },
    bearers: (key) => bearersOf.get(key) ?? [],
    names: (id) => namesOf.get(id) ?? new Map(),
    keys: () => bearersOf.keys(),
  };
};
