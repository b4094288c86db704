export { validate } from "./validate.ts";
export { resolveTarget } from "./targets.ts";
export { entityById, factText, locationOf, namesOf, spokenName, nameWordsOf } from "./names.ts";
export { companyOf, isCarried, isCreature, isDown, isExit, isGone, isHelpless, isHere, isHostile, isKnown } from "./presence.ts";
export { carriedFor } from "./checks/inventory.ts";
export { temperHarm, usesClocks } from "./costs.ts";
