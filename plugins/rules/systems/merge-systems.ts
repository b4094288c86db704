import { JsonObject } from "freeform-rpg/schemas/values";

/** Merges a system over the one that it inherits: maps merge, lists join without repeats, anything else replaces. */
export const mergeSystems = (parent: JsonObject, child: JsonObject): JsonObject => {
  const names = new Set([...Object.keys(parent), ...Object.keys(child)]);
  return Object.fromEntries([...names].map((name) => [name, mergeValues(parent[name], child[name]) ?? null]));
};

type Value = JsonObject[string] | undefined;

const mergeValues = (below: Value, above: Value): Value => {
  if (above === undefined) return below;
  if (Array.isArray(below) && Array.isArray(above)) return joinLists(below, above);
  const [parent, child] = [JsonObject.safeParse(below), JsonObject.safeParse(above)];
  return parent.success && child.success ? mergeSystems(parent.data, child.data) : above;
};

const joinLists = <T>(below: readonly T[], above: readonly T[]): T[] => [
  ...new Map([...below, ...above].map((value) => [JSON.stringify(value), value])).values(),
];
