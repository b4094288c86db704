export { isAnimate, isSomeone } from "./animate.ts";
export { countIn } from "./amounts.ts";
export { calledOf, tradeOf } from "./called.ts";
export { carriedFor } from "./carried.ts";
export { findWay } from "./find-way.ts";
export { findDescribed, genderOf } from "./describe-person.ts";
export { isFurniture, isLoose } from "./furniture.ts";
export { goodIn, priceOf } from "./goods.ts";
export { canHold } from "./holders.ts";
export { saysLow } from "./low-voice.ts";
export { inNumber, isPlural } from "./number.ts";
export { carriedIn, isMentioned, mentionedIn, namesAbsent } from "./mentions.ts";
export { placeWithFeature } from "./place-with-feature.ts";
export { isMoney, isPurse, purseOf, sumIn } from "./money.ts";
export { isDoor, wayInto } from "./openings.ts";
export type { Way } from "./openings.ts";
export { namesByHead, namesByWords, namesProperly, phraseWords, readPhrase } from "./name-phrase.ts";
export { isDead, isLifePredicate, isRetired, retiredTag, saysOfDeath, withTheDead } from "./life.ts";
export { aliasesOf, entityById, factText, isStanding, locationOf, namePattern, namesOf, nameWordsOf, spokenName } from "./names.ts";
export { inFirstPerson } from "./first-person.ts";
export { isBelonging, isDescribed, isOwn, isSpotOf, isWorn, wholeOf } from "./parts.ts";
export {
  companyOf,
  isCarried,
  isCompanion,
  isCreature,
  isDown,
  isExit,
  isGone,
  isHelpless,
  isHere,
  isHostile,
  isKnown,
  isObscured,
  isRestrained,
} from "./presence.ts";
export { temperHarm, usesClocks } from "./prices.ts";
export { isShowing, saysShown } from "./showing.ts";
export { isSmall, measuredIn } from "./small.ts";
export { isTold } from "./told.ts";
export { resolveTarget } from "./targets.ts";
