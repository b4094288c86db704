import { artifact, changeHook } from "freeform-rpg/kernel";
import { Ruling as RulingSchema } from "freeform-rpg/schemas";
import type { World } from "freeform-rpg/schemas";

/** Which actions are allowed, what they cost, what is blocked and why. */
export const Ruling = artifact("turn/ruling", RulingSchema);

/** Taps may block, allow or price actions. */
export const reviewRuling = changeHook<RulingSchema, { readonly world: World }>("reviewRuling", RulingSchema);
