import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCreature } from "freeform-rpg/plugins/turn/scene/lib";

/** The person to whom an action of words is addressed; `undefined` for any other action, and for words to the room. */
export const spokenTo = ({ actions, world }: ResolutionDraft, { action, target_id }: AllowedAction): Entity | undefined => {
  const person = actions.is(action, "social", "pressing") ? entityById(world, target_id) : undefined;
  return person !== undefined && isCreature(person) ? person : undefined;
};
