import type { InterpreterOutput, ProposedAction, RiskFlag } from "freeform-rpg/schemas";

/** Risks that come from the scene rather than from what is done. */
const ofTheScene: ReadonlySet<RiskFlag> = new Set(["dangerous", "pursuit", "hostile_present"]);

/**
 * The risks of one action: its own, and of the turn's those that come from the scene. A turn of one action
 * takes all of the turn's risks.
 */
export const risksOf = (proposed: ProposedAction, { proposed_actions, risk_flags }: InterpreterOutput): RiskFlag[] => {
  const single = proposed_actions.length === 1;
  return [...new Set([...proposed.risk_flags, ...risk_flags.filter((flag) => single || ofTheScene.has(flag))])];
};
