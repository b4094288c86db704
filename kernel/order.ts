/** A node of a graph: `after` names the nodes that come first. Unknown names are ignored. */
export interface Node {
  readonly name: string;
  readonly after: readonly string[];
}

/** Nodes in an order that puts each after what it needs, ties in the given order. Nodes in or behind a cycle are left out. */
export const orderNodes = <T extends Node>(nodes: readonly T[]): T[] => {
  const known = new Set(nodes.map((node) => node.name));
  const done = new Set<string>();
  const ordered: T[] = [];
  const isReady = (node: T) => !done.has(node.name) && node.after.every((name) => done.has(name) || !known.has(name));
  for (let next = nodes.find(isReady); next; next = nodes.find(isReady)) {
    done.add(next.name);
    ordered.push(next);
  }
  return ordered;
};

/** One path around a cycle, its first name repeated at its end, or `null` when there is no cycle. */
export const findCycle = (nodes: readonly Node[]): readonly string[] | null => {
  const ordered = new Set(orderNodes(nodes).map((node) => node.name));
  const stuck = new Map(nodes.filter((node) => !ordered.has(node.name)).map((node) => [node.name, node]));
  const path: string[] = [];
  let next = stuck.values().next().value;
  // Every stuck node waits for another stuck one, so the walk must come back to itself.
  while (next && !path.includes(next.name)) {
    path.push(next.name);
    next = next.after.map((name) => stuck.get(name)).find((node) => node !== undefined);
  }
  return next ? [...path.slice(path.indexOf(next.name)), next.name].toReversed() : null;
};
