import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import type { ActionRows } from "freeform-rpg/schemas";

const opened = new Map<string, ActionCatalogue>();
/** Games whose catalogues are kept. */
const kept = 20;

/** The catalogue of a game's actions, opened once for the same rows: each message brings its rows anew. */
export const openActions = (own: ActionRows): ActionCatalogue => {
  const key = JSON.stringify(own);
  const before = opened.get(key);
  if (before !== undefined) return before;
  const catalogue = actionsOf({ actions: own });
  if (opened.size >= kept) opened.clear();
  opened.set(key, catalogue);
  return catalogue;
};
