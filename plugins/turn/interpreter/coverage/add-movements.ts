import type { Clause } from "freeform-rpg/plugins/offline/interpreter/lib";
import type { ProposedAction } from "freeform-rpg/schemas";
import { ProposedAction as Proposed } from "freeform-rpg/schemas/turn";
import type { Claim } from "./claims-of.ts";

/** The actions with each small movement before the first of them that was said behind it. */
export const addMovements = (actions: readonly ProposedAction[], slight: readonly Clause[], claims: readonly Claim[]): ProposedAction[] => {
  const placed = actions.map((action) => ({ action, from: startOf(action, claims) }));
  for (const { text, at } of slight) {
    const next = placed.findIndex(({ from }) => from > at);
    const where = next < 0 ? placed.length : next;
    const depends = placed[where]?.action.depends ?? false;
    placed.splice(where, 0, { action: Proposed.parse({ action: "gesture", details: text, depends }), from: at });
  }
  return placed.map(({ action }) => action);
};

const startOf = (action: ProposedAction, claims: readonly Claim[]): number => {
  const own = claims.filter((claim) => claim.action === action);
  return own.length === 0 ? 0 : Math.min(...own.map(({ from }) => from));
};
