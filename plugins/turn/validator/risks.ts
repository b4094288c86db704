import { companyOf, isCompanion, isHostile } from "freeform-rpg/plugins/turn/scene/lib";
import type { InterpreterOutput, ProposedAction, RiskFlag, World } from "freeform-rpg/schemas";

/** Risks that come from the scene rather than from what is done. */
const ofTheScene: ReadonlySet<RiskFlag> = new Set(["dangerous", "pursuit", "hostile_present"]);

/**
 * The risks of one action: its own, and of the turn's those that come from the scene. A turn of one action
 * takes all of the turn's risks. That someone hostile is present is dropped where the state knows of nobody who means harm.
 */
export const risksOf = (proposed: ProposedAction, { proposed_actions, risk_flags }: InterpreterOutput, world: World): RiskFlag[] => {
  const single = proposed_actions.length === 1;
  const flags = new Set([...proposed.risk_flags, ...risk_flags.filter((flag) => single || ofTheScene.has(flag))]);
  if (!isMenaced(world)) flags.delete("hostile_present");
  return [...flags];
};

/** True where somebody here has turned on the party or is dangerous, a threat is pending, or somebody is after the actor. */
const isMenaced = (world: World): boolean =>
  world.threats.some(({ status }) => status === "pending") ||
  world.situations.some(({ type, subject_id }) => subject_id === world.actor_id && hunted.has(type)) ||
  companyOf(world).some((person) => isHostile(world, person) || (!isCompanion(person) && deadly.has(String(person.attrs["threat_level"]))));

const hunted: ReadonlySet<string> = new Set(["pursued", "cornered", "detected"]);
const deadly: ReadonlySet<string> = new Set(["high", "extreme"]);
