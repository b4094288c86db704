/** A cycle in a dependency graph, from its first member back to it; `undefined` when there is none. */
export const findCycle = (needs: ReadonlyMap<string, readonly string[]>): string[] | undefined => {
  const done = new Set<string>();
  const walk = (at: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(at)) return [...trail.slice(trail.indexOf(at)), at];
    if (done.has(at)) return undefined;
    for (const next of needs.get(at) ?? []) {
      const found = walk(next, [...trail, at]);
      if (found) return found;
    }
    done.add(at);
    return undefined;
  };
  for (const start of needs.keys()) {
    const found = walk(start, []);
    if (found) return found;
  }
  return undefined;
};
