import { showPath } from "freeform-rpg/documents";
import type { Finding, ReferenceView } from "./reference-view.ts";

/** Finds every repeated id within its list, and every repeated relationship or inventory entry. */
export const findRepeatedIds = (view: ReferenceView): Finding[] => [
  ...(["entities", "facts", "threads", "clocks", "triggers", "endings"] as const).flatMap((list) =>
    repeated(
      list,
      view[list].map(({ id }) => id),
    ),
  ),
  ...repeated(
    "relationships",
    view.relationships.map(({ a_id, b_id, rel_type }) => joined(a_id, rel_type, b_id)),
    "relationship",
  ),
  ...repeated(
    "inventory",
    view.inventory.map(({ owner_id, item_id }) => joined(owner_id, item_id)),
    "entry",
  ),
];

const joined = (...parts: string[]): string => (parts.includes("") ? "" : parts.join(" "));

const repeated = (list: string, keys: readonly string[], what = "id"): Finding[] =>
  keys.flatMap((key, at): Finding[] => {
    const first = keys.indexOf(key);
    if (key === "" || first === at) return [];
    const path = [list, at];
    return [
      { path, message: `${showPath(path)} repeats the ${what} "${key}" of ${showPath([list, first])}. Give it another, or remove one.` },
    ];
  });
