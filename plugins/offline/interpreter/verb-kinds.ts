import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";

/** True for an action that is aimed at the one person here when it names no one. */
export const isSociable = (action: Action): boolean => hasTrait(action, "social", "violent");

/** True for an action whose target is never guessed: the wrong person would pay for it. */
export const isHarmful = (action: Action): boolean =>
  hasTrait(action, "violent") || (hasTrait(action, "giving") && hasTrait(action, "social"));
