export { payCosts, pushClock, restateDeadlines, rolesIn, dealHarm, moveClock, sufferPrice } from "./apply/clocks.ts";
export { canAct } from "./apply/can-act.ts";
export { minutesLeft } from "./apply/deadlines.ts";
export { endThreat } from "./apply/end-threat.ts";
export { consume, isTreatment, spendSupplies } from "./apply/items.ts";
export { destinationOf, mayMove, sceneAt } from "./apply/movement.ts";
export { changeTrust, shiftTrust, sourFor } from "./apply/relationships.ts";
export {
  asKept,
  breakPromise,
  effectsOfPromise,
  keepPromise,
  lapsePromise,
  openPromises,
  recordPromise,
  voidPromise,
} from "./apply/promises.ts";
export {
  clearBySuccess,
  easeSituation,
  clearWounds,
  createSituation,
  isHardPressed,
  isLeftBehind,
  situateFailure,
} from "./apply/situations.ts";
export { bearsOn, endThread, isGuarded, matterOf, moveThread, moveThreads } from "./apply/thread-moves.ts";
export { spellMinutes } from "./apply/spell-minutes.ts";
export { addMinutes, minutesOf, passTime, passUntilDue } from "./apply/time.ts";
export { periodOfHour as periodOf } from "freeform-rpg/schemas/campaign";
export { strikeTarget, treatOther } from "./apply/wounds.ts";
export { closeDraft } from "./close-draft.ts";
export { conditionKinds } from "./condition-kinds.ts";
export { guardOf } from "./guards.ts";
export { isMet, trustIn } from "./conditions.ts";
export { minutesAt } from "./minutes-at.ts";
export { defineEffectKind } from "./effect-kind.ts";
export { createEffects } from "./effects.ts";
export { shippedEffects } from "./kinds/shipped-effects.ts";
export { doneBy, meet, moveStock, nextId, openDraft, record, recordedBy, setAttrs, stockOf } from "./resolution-draft.ts";
export { isServedAgain, objectToMinor, objectToName } from "./minor.ts";
export { isMadeForActor } from "./made-for-actor.ts";
export { isPrecious, isTreasure } from "./precious.ts";
export { refresh } from "./project-draft.ts";
export { hearEvents } from "./story/hear-events.ts";
export { runTriggers } from "./story/run-triggers.ts";
export { hasState, isEnded, statesOf } from "./states.ts";
