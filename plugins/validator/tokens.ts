import { artifact, changeHook } from "freeform-rpg/kernel";
import { Ruling as RulingSchema } from "freeform-rpg/schemas";
import type { ContextPacket, World } from "freeform-rpg/schemas";

/** Which actions are allowed, what they cost, what is blocked and why. */
export const Ruling = artifact("turn/ruling", RulingSchema);

/** Taps may block, allow or price actions. `packet` is what models were shown; `undefined` in a pipeline that makes none. */
export const reviewRuling = changeHook<RulingSchema, { readonly world: World; readonly packet?: ContextPacket | undefined }>(
  "reviewRuling",
  RulingSchema,
);

export { validate } from "./validate.ts";
export { resolveTarget } from "./targets.ts";
export type { Target } from "./targets.ts";
export { capitalised, entityById, factText, locationOf, nameKey, namesOf, spokenName, withArticle, wordsOf } from "./names.ts";
export { companyOf, isCarried, isCreature, isDown, isExit, isGone, isHelpless, isHere, isHostile, isKnown } from "./presence.ts";
export { carriedFor } from "./checks/inventory.ts";
export { temperHarm, usesClocks } from "./costs.ts";
export { glancingVerbs, movementVerbs, searchingVerbs, socialVerbs, spellVerb, takingVerbs, verbOf, violentVerbs } from "./verbs.ts";
