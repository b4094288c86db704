import { EngineError } from "freeform-rpg/errors";
import { takesDifficulty } from "freeform-rpg/plugins/rules/dice/lib";
import type { ActionDecision, ActionsDecision } from "freeform-rpg/schemas";
import type { ActionsSubject } from "./review-row.ts";

/** Throws `decision_invalid` for a decision that does not fit the actions that wait. */
export const checkActions = (subject: ActionsSubject, decision: ActionsDecision): void => {
  if (decision.as !== "proceed") return;
  const places = decision.actions.map(({ position }) => position);
  if (new Set(places).size < places.length) throw invalid("An action is decided about twice.");
  const inRound = [...subject.allowed_actions, ...subject.blocked_actions].some(({ actor_id }) => actor_id !== undefined);
  if (inRound && decision.actions.some(({ understood }) => understood !== undefined))
    throw invalid("In a round what was understood cannot be changed. Veto the action and say why, or set terms for it.");
  for (const action of decision.actions) checkAction(subject, action);
};

const checkAction = ({ allowed_actions, blocked_actions, method }: ActionsSubject, decision: ActionDecision): void => {
  const { position, difficulty, edge, outcome, veto, understood } = decision;
  const allowed = allowed_actions.some((one) => one.position === position);
  if (!allowed && !blocked_actions.some((one) => one.position === position)) throw invalid(`There is no action ${position}.`);
  const isRolled = difficulty !== undefined || edge !== undefined;
  if (veto !== undefined && (isRolled || outcome !== undefined || understood !== undefined))
    throw invalid(`Action ${position} is vetoed: nothing else can be set for it.`);
  if (outcome !== undefined && isRolled)
    throw invalid(`Action ${position} has an outcome, so no dice decide it: leave out difficulty and edge.`);
  if (!allowed && understood === undefined)
    throw invalid(`Action ${position} is blocked by the rules. Change what is understood, change the world by hand, or answer instead.`);
  if (difficulty !== undefined && !takesDifficulty(method))
    throw invalid("The dice of this campaign have no difficulty. Set an advantage or a disadvantage instead.");
};

const invalid = (message: string): EngineError => new EngineError("decision_invalid", message);
