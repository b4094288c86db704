/** The status of a corrected row: merged into another, or hidden. A row without a status is live; a later status replaces an earlier one. */
export type RowStatus = { readonly kind: "merged"; readonly into: string } | { readonly kind: "hidden" };

/** The statuses of rows by id. */
export interface RowStatuses {
  set(id: string, status: RowStatus): void;
  find(id: string): RowStatus | undefined;
  /** The live id at the end of the chain of merges from `id`; `null` when it is hidden. */
  liveId(id: string): string | null;
  /** The ids of the chain of merges, `id` first. */
  path(id: string): readonly string[];
  /** `id` and all ids merged into it, directly or through others. */
  family(id: string): readonly string[];
}

/** Creates an empty set of statuses. */
export const createRowStatuses = (): RowStatuses => {
  const statuses = new Map<string, RowStatus>();
  const mergedInto = new Map<string, Set<string>>();
  const path = (id: string): string[] => {
    const passed = [id];
    for (let status = statuses.get(id); status?.kind === "merged"; status = statuses.get(status.into)) passed.push(status.into);
    return passed;
  };
  const family = (id: string): string[] => {
    const members = mergedInto.get(id);
    return members === undefined ? [id] : [id, ...[...members].flatMap(family)];
  };
  return {
    path,
    family,
    find: (id) => statuses.get(id),
    set(id, status) {
      const before = statuses.get(id);
      if (before?.kind === "merged") mergedInto.get(before.into)?.delete(id);
      statuses.set(id, status);
      if (status.kind === "merged") mergedInto.set(status.into, (mergedInto.get(status.into) ?? new Set()).add(id));
    },
    liveId(id) {
      let last = id;
      for (let status = statuses.get(id); status !== undefined; status = statuses.get(last)) {
        if (status.kind === "hidden") return null;
        last = status.into;
      }
      return last;
    },
  };
};
