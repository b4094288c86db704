import type { AllowedAction } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";

/**
 * True for what cannot go wrong, whatever goes on around it: a coin paid, a thing handed over or put down, a bite, a small thing picked up
 * that belongs to no one. Only what somebody opposes, or what is dangerous by itself, makes a gamble of it.
 */
export const isHarmless = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  if (draft.actions.find(action.action).roll !== "on_risk" || action.opposition !== "") return false;
  if (action.risk_flags.some((flag) => flag === "violence" || flag === "contested")) return false;
  return isDealing(draft, action) || isTrifle(draft, action);
};

const isDealing = ({ actions }: ResolutionDraft, { action }: AllowedAction): boolean =>
  actions.is(action, "paying", "giving", "dropping") && !actions.is(action, "violent");

/** Nothing that the story knows is handled, and nothing of it changes. */
const isTrifle = ({ actions, world }: ResolutionDraft, { action, target_id, effects }: AllowedAction): boolean =>
  actions.is(action, "taking", "consuming") &&
  entityById(world, target_id) === undefined &&
  !target_id.startsWith("feature:") &&
  effects.every(({ kind }) => kind === "create");
