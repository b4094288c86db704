import { artifact, changeHook, service } from "freeform-rpg/kernel";
import { Resolution as ResolutionSchema } from "freeform-rpg/schemas";
import type { World } from "freeform-rpg/schemas";

/** What happened: outcomes, events, dice, changes. */
export const Resolution = artifact("turn/resolution", ResolutionSchema);

/** Taps may change what happened before it is told. */
export const reviewResolution = changeHook<ResolutionSchema, { readonly world: World }>("reviewResolution", ResolutionSchema);

/** Dice that fall the same way for the same seed. */
export interface DiceCup {
  /** One die: 1 to `sides`. */
  roll(sides: number): number;
  /** Everything rolled so far. */
  readonly drawn: readonly number[];
}
export const Dice = service<{ seeded(seed: string): DiceCup }>("resolver/dice");
