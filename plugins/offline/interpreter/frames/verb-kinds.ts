import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";

/** True for an action that is aimed at the one person here when it names no one. */
export const isSociable = (action: Action): boolean => hasTrait(action, "social", "violent");

/** True for an action whose target is never guessed: the wrong person would pay for it. */
export const isHarmful = (action: Action): boolean =>
  hasTrait(action, "violent") || (hasTrait(action, "giving") && hasTrait(action, "social"));

/** True for an action of speaking or thinking, which has a content: what is asked, told, remembered. */
export const isSpoken = (action: Action): boolean =>
  (hasTrait(action, "social") && action.family !== "gesture") ||
  action.family === "talk" ||
  /^(?:think|remember|message|call)$/.test(action.verb);
