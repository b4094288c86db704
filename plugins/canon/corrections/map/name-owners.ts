/** The entities that own each name, by name key. Names of corrections come before names of rows; the latest correction comes first. */
export interface NameOwners {
  /** Makes `id` the first owner of the name. */
  addFirst(key: string, name: string, id: string): void;
  /** Makes `id` the last owner of the name. */
  addLast(key: string, name: string, id: string): void;
  /** Removes `id` from the owners of the name. */
  remove(key: string, id: string): void;
  /** Ids of the owners of the name, in order. */
  ownersOfKey(key: string): readonly string[];
  /** Names of `id` with their keys, as first written, in the order in which they were added. */
  names(id: string): readonly (readonly [key: string, name: string])[];
}

/** Creates an empty index. A name with a single owner, the usual case, needs no list. */
export const createNameOwners = (): NameOwners => {
  const ownersByKey = new Map<string, string | readonly string[]>();
  const namesById = new Map<string, (readonly [key: string, name: string])[]>();
  const addName = (id: string, key: string, name: string) => {
    const names = namesById.get(id);
    if (names === undefined) namesById.set(id, [[key, name]]);
    else if (!names.some(([known]) => known === key)) names.push([key, name]);
  };
  const ownersOfKey = (key: string): readonly string[] => {
    const found = ownersByKey.get(key);
    return found === undefined ? [] : typeof found === "string" ? [found] : found;
  };
  const others = (key: string, id: string) => ownersOfKey(key).filter((owner) => owner !== id);
  return {
    ownersOfKey,
    addFirst(key, name, id) {
      ownersByKey.set(key, [id, ...others(key, id)]);
      addName(id, key, name);
    },
    addLast(key, name, id) {
      const found = ownersByKey.get(key);
      if (found === undefined) ownersByKey.set(key, id);
      else if (!ownersOfKey(key).includes(id)) ownersByKey.set(key, [...ownersOfKey(key), id]);
      addName(id, key, name);
    },
    remove(key, id) {
      ownersByKey.set(key, others(key, id));
      namesById.set(
        id,
        (namesById.get(id) ?? []).filter(([known]) => known !== key),
      );
    },
    names: (id) => namesById.get(id) ?? [],
  };
};
