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
  /** Names of `id` with their keys, as they were first written, in the order it got them. */
  names(id: string): readonly (readonly [key: string, name: string])[];
}

/** Makes an empty set of claims. Most names have one bearer and most bearers few names: neither gets a collection of its own. */
export const createClaims = (): Claims => {
  const bearersOf = new Map<string, string | readonly string[]>();
  const namesOf = new Map<string, (readonly [key: string, name: string])[]>();
  const note = (id: string, key: string, name: string) => {
    const names = namesOf.get(id);
    if (names === undefined) namesOf.set(id, [[key, name]]);
    else if (!names.some(([known]) => known === key)) names.push([key, name]);
  };
  const bearers = (key: string): readonly string[] => {
    const found = bearersOf.get(key);
    return found === undefined ? [] : typeof found === "string" ? [found] : found;
  };
  const others = (key: string, id: string) => bearers(key).filter((bearer) => bearer !== id);
  return {
    bearers,
    claim(key, name, id) {
      bearersOf.set(key, [id, ...others(key, id)]);
      note(id, key, name);
    },
    claimLast(key, name, id) {
      const found = bearersOf.get(key);
      if (found === undefined) bearersOf.set(key, id);
      else if (!bearers(key).includes(id)) bearersOf.set(key, [...bearers(key), id]);
      note(id, key, name);
    },
    remove(key, id) {
      bearersOf.set(key, others(key, id));
      namesOf.set(
        id,
        (namesOf.get(id) ?? []).filter(([known]) => known !== key),
      );
    },
    names: (id) => namesOf.get(id) ?? [],
  };
};
