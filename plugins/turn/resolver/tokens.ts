import { artifact, changeHook, service } from "freeform-rpg/kernel";
import { Resolution as ResolutionSchema } from "freeform-rpg/schemas/turn";
import type { World } from "freeform-rpg/schemas";
import type { DiceRoller } from "freeform-rpg/plugins/turn/effects";

/** What happened: outcomes, events, dice, changes. */
export const Resolution = artifact("turn/resolution", ResolutionSchema);

/** Taps may change what happened before it is narrated. */
export const reviewResolution = changeHook<ResolutionSchema, { readonly world: World }>("reviewResolution", ResolutionSchema);

/** Gives dice; replace it to roll in another way. */
export const Dice = service<{ seeded(seed: string): DiceRoller }>("resolver/dice");

export type { DiceRoller } from "freeform-rpg/plugins/turn/effects";
