/** What became of a row: it is another one, or it is hidden. Without a fate it stands. The later fate counts. */
export type Fate = { readonly kind: "merged"; readonly into: string } | { readonly kind: "hidden" };

/** Where each id ends up. */
export interface Fates {
  set(id: string, fate: Fate): void;
  find(id: string): Fate | undefined;
  /** The id that stands in the end for `id`, `null` when that one is hidden. Chains of merges collapse. */
  standing(id: string): string | null;
  /** Ids passed through on the way, `id` first. */
  path(id: string): readonly string[];
  /** `id` and everything merged into it, at any remove. */
  family(id: string): readonly string[];
}

/** Keeps fates. */
export const createFates = (): Fates => {
  const fates = new Map<string, Fate>();
  const mergedInto = new Map<string, Set<string>>();
  const path = (id: string): string[] => {
    const passed = [id];
    for (let fate = fates.get(id); fate?.kind === "merged"; fate = fates.get(fate.into)) passed.push(fate.into);
    return passed;
  };
  const family = (id: string): string[] => {
    const members = mergedInto.get(id);
    return members === undefined ? [id] : [id, ...[...members].flatMap(family)];
  };
  return {
    path,
    family,
    find: (id) => fates.get(id),
    set(id, fate) {
      const before = fates.get(id);
      if (before?.kind === "merged") mergedInto.get(before.into)?.delete(id);
      fates.set(id, fate);
      if (fate.kind === "merged") mergedInto.set(fate.into, (mergedInto.get(fate.into) ?? new Set()).add(id));
    },
    standing(id) {
      let last = id;
      for (let fate = fates.get(id); fate !== undefined; fate = fates.get(last)) {
        if (fate.kind === "hidden") return null;
        last = fate.into;
      }
      return last;
    },
  };
};
