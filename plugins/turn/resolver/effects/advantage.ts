import type { AllowedAction } from "freeform-rpg/schemas";
import { changeTrust, easeSituation, endThreat } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";

/**
 * What a critical success brings beside its effects: words win someone over, and anything else ends a soft situation or averts a soft threat.
 * A search that finds twice as much, or a treatment that heals twice as much, has had its advantage.
 */
export const gainAdvantage = (draft: ResolutionDraft, { action }: AllowedAction, personId: string): void => {
  if (draft.actions.is(action, "searching", "healing", "violent")) return;
  // Nobody is won over by a threat.
  if (draft.actions.find(action).family === "intimidate") return;
  if (draft.actions.is(action, "social")) {
    changeTrust(draft, personId, 1, "won over");
    return;
  }
  if (easeSituation(draft)) return;
  const soft = [...draft.threats.values()].find(({ hardness }) => hardness === "soft");
  if (soft !== undefined) endThreat(draft, soft.id, "avert");
};
