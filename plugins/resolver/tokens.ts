import { artifact, changeHook, service } from "freeform-rpg/kernel";
import { Resolution as ResolutionSchema } from "freeform-rpg/schemas";
import type { World } from "freeform-rpg/schemas";
import type { DiceCup } from "./dice.ts";

/** What happened: outcomes, events, dice, changes. */
export const Resolution = artifact("turn/resolution", ResolutionSchema);

/** Taps may change what happened before it is told. */
export const reviewResolution = changeHook<ResolutionSchema, { readonly world: World }>("reviewResolution", ResolutionSchema);

/** Gives dice; replace it to roll in another way. */
export const Dice = service<{ seeded(seed: string): DiceCup }>("resolver/dice");

export type { DiceCup } from "./dice.ts";
export { loadedDice, seededDice, seedOf } from "./dice.ts";
export { resolve } from "./resolve.ts";
export { mayMove, sceneAt } from "./effects/movement.ts";
export { nameDeed } from "./phrases.ts";
export { matterOf } from "./effects/thread-moves.ts";
export { patience } from "./effects/threats.ts";
export { threatLimit } from "./effects/threat-limit.ts";
export { addMinutes, periodOf } from "./effects/time.ts";
