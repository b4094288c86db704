export { carriedFor } from "./carried.ts";
export { entityById, factText, locationOf, namesOf, nameWordsOf, spokenName } from "./names.ts";
export {
  companyOf,
  isCarried,
  isCreature,
  isDown,
  isExit,
  isGone,
  isHelpless,
  isHere,
  isHostile,
  isKnown,
  isObscured,
} from "./presence.ts";
export { temperHarm, usesClocks } from "./prices.ts";
export { resolveTarget } from "./targets.ts";
