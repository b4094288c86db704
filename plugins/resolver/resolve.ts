import { StateDiff } from "freeform-rpg/schemas";
import type { ActionOutcome, AllowedAction, Entity, OutcomeBand, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";
import {
  entityById,
  isCreature,
  isHelpless,
  movementVerbs,
  searchingVerbs,
  spokenName,
  takingVerbs,
  verbOf,
} from "freeform-rpg/plugins/validator";
import { closeLedger } from "./close-ledger.ts";
import type { DiceCup } from "./dice.ts";
import { payCosts, pushClock } from "./effects/clocks.ts";
import { discover, findFacts, findHidden, isConversation, isSearch, searchedId, timesSearched } from "./effects/discovery.ts";
import { endStory } from "./effects/endings.ts";
import { endTies } from "./effects/end-ties.ts";
import { complicate, failureTier, sufferFailure } from "./effects/failure.ts";
import { handleItem, isTreatment, spendAmmunition } from "./effects/items.ts";
import { pointOnward } from "./effects/pointers.ts";
import { passIdly } from "./effects/waiting.ts";
import { destinationOf, enterPlace, mayMove } from "./effects/movement.ts";
import { shiftTrust } from "./effects/relationships.ts";
import { clearBySuccess, isHardPressed } from "./effects/situations.ts";
import { breakStreak, extendStreak } from "./effects/streak.ts";
import { strikeTarget, treatOther } from "./effects/wounds.ts";
import { announceThreats, faceThreats, pressThreats } from "./effects/threats.ts";
import { minutesOf, passTime } from "./effects/time.ts";
import { meet, openLedger, record } from "./ledger.ts";
import type { Ledger } from "./ledger.ts";
import { nameDeed, tellOutcome } from "./phrases.ts";
import { rollAction } from "./roll-action.ts";
import { isRisky, needsRoll } from "./safe-actions.ts";

/** Actions a turn has room for. */
const actionLimit = 2;
const movesKept = 8;

/**
 * Decides what happens: pure, and the same for the same world, ruling, plan and dice. `seed` is only noted in the
 * resolution. A ruling that asks a question resolves to nothing.
 */
export const resolve = (world: World, ruling: Ruling, plan: PlannerOutput, dice: DiceCup, seed = ""): Resolution => {
  const ledger = openLedger(world, ruling, dice, StateDiff.parse({}));
  if (!ruling.clarification_needed) playOut(ledger, plan);
  const { rolls, outcomes, events } = ledger;
  return { seed, rolls, outcomes, engine_events: events, state_diff: closeLedger(ledger) };
};

const playOut = (ledger: Ledger, plan: PlannerOutput): void => {
  let minutes = 0;
  for (const action of distinct(ledger.ruling.allowed_actions).slice(0, actionLimit)) {
    if (ledger.actorDead) break;
    attempt(ledger, action);
    minutes += minutesOf(ledger, action);
  }
  // A turn in which nothing could be attempted is a moment's thought: it costs nothing, and nobody else's time passes.
  if (ledger.outcomes.length === 0 && ledger.ruling.blocked_actions.length > 0) return rest(ledger, null);
  passIdly(ledger);
  pressThreats(ledger);
  announceThreats(ledger, plan);
  passTime(ledger, minutes);
  endTies(ledger);
  endStory(ledger);
  rest(ledger, plan.tension_move_type);
};

const rest = ({ director }: Ledger, move: PlannerOutput["tension_move_type"]): void => {
  director.recent_moves = [...director.recent_moves, move ?? "none"].slice(-movesKept);
};

const distinct = (actions: readonly AllowedAction[]): AllowedAction[] => {
  const keyOf = ({ action, target_id }: AllowedAction) => `${verbOf(action)}\n${target_id}`;
  return actions.filter((action, at) => actions.findIndex((other) => keyOf(other) === keyOf(action)) === at);
};

const attempt = (ledger: Ledger, action: AllowedAction): void => {
  if (isLeftBehind(ledger, action)) {
    const text = `${spokenName({ name: action.target_name })} is no longer within reach.`;
    record(ledger, "action_failed", text.charAt(0).toUpperCase() + text.slice(1), { action: action.action, target_id: action.target_id });
    return;
  }
  const persists = isSecondLeaving(ledger, action);
  const rolled = !persists && isChancy(ledger, action);
  const band = rolled ? throwDice(ledger, action) : persists ? "mixed" : "success";
  const failed = band === "failure" || band === "botch";
  const tier = failed ? failureTier(ledger, band) : null;
  const { action: verb, target_id, target_name, details } = action;
  const outcome: ActionOutcome = { action: verb, target_id, target_name, details, band, rolled, failure_tier: tier };
  ledger.outcomes.push(outcome);
  const facts = findFacts(ledger, action, band);
  const hidden = failed ? [] : findHidden(ledger, action);
  tell(ledger, action, outcome, facts.length + hidden.length === 0);
  payCosts(ledger, action.costs);
  spendAmmunition(ledger, verb);
  faceThreats(ledger, outcome);
  strikeTarget(ledger, action, outcome);
  shiftTrust(ledger, outcome);
  if (tier === null) {
    discover(ledger, action, facts);
    for (const entity of hidden) reveal(ledger, entity);
    if (facts.length === 0 && isConversation(verb)) pointOnward(ledger, action);
    succeed(ledger, action, outcome);
  } else {
    if (isSearch(verb)) discover(ledger, action, []);
    // The streak comes first: an NPC that settles the matter has no lesser answer left.
    extendStreak(ledger, verb);
    sufferFailure(ledger, outcome, tier);
  }
};

/** Nobody is held in a place for ever: who was kept from leaving and tries again gets away, at a price. */
const isSecondLeaving = ({ director, world }: Ledger, action: AllowedAction): boolean => {
  const last = director.failure_streak.actions.at(-1);
  return last !== undefined && movementVerbs.has(verbOf(last)) && mayMove(action.action) && destinationOf(world, action) !== undefined;
};

/** A target that the turn's first action left in another place cannot be dealt with by its second. */
const isLeftBehind = ({ world, scene, present }: Ledger, { target_id }: AllowedAction): boolean =>
  scene.location_id !== world.scene.location_id && world.scene.present_entity_ids.includes(target_id) && !present.has(target_id);

const isChancy = (ledger: Ledger, action: AllowedAction): boolean => {
  const { risk_flags } = ledger.ruling;
  // Only what else goes on around them can make robbing the helpless a gamble.
  if (isUnopposed(ledger, action)) return isRisky(risk_flags.filter((flag) => flag !== "contested" && flag !== "violence"));
  return needsRoll(action.action, risk_flags) || isContested(ledger, action);
};

/** Those who are down or dead keep nobody from searching or robbing them. */
const isUnopposed = ({ world }: Ledger, { action, target_id }: AllowedAction): boolean => {
  const verb = verbOf(action);
  const holder = world.inventory.find(({ item_id, owner_id, qty }) => item_id === target_id && owner_id !== world.actor_id && qty > 0);
  const victim = entityById(world, holder?.owner_id ?? target_id);
  return victim !== undefined && isHelpless(victim) && (takingVerbs.has(verb) || searchingVerbs.has(verb));
};

/** Taking what somebody else is holding is never safe. */
const isContested = ({ world }: Ledger, { action, target_id }: AllowedAction): boolean => {
  const verb = verbOf(action);
  if (verb !== "take" && verb !== "grab" && verb !== "pickup") return false;
  const held = world.inventory.some((row) => {
    const owner = entityById(world, row.owner_id);
    return row.item_id === target_id && row.qty > 0 && row.owner_id !== world.actor_id && owner?.type === "character" && !isHelpless(owner);
  });
  return held;
};

const throwDice = (ledger: Ledger, action: AllowedAction): OutcomeBand => {
  const roll = rollAction(ledger.world, action, isHardPressed(ledger, "injured") ? 1 : 0, ledger.dice);
  ledger.rolls.push(roll);
  return roll.band;
};

const succeed = (ledger: Ledger, action: AllowedAction, { band, rolled }: ActionOutcome): void => {
  const treats = isTreatment(ledger, action);
  const patient = treats ? patientOf(ledger, action) : undefined;
  if (band === "mixed") complicate(ledger, action.action);
  else if (patient === undefined) clearBySuccess(ledger, treats ? "medical" : action.action);
  if (patient !== undefined) treatOther(ledger, patient, band);
  else if (treats) pushClock(ledger, "harm", -1);
  handleItem(ledger, action);
  const place = destinationOf(ledger.world, action);
  if (place !== undefined && place.id !== ledger.scene.location_id) enterPlace(ledger, place);
  if (rolled || band === "mixed") breakStreak(ledger);
};

/** Somebody else whom a treatment is for; without one the actor treats their own wounds. */
const patientOf = ({ world }: Ledger, { target_id }: AllowedAction): Entity | undefined => {
  const target = entityById(world, target_id);
  return target !== undefined && isCreature(target) && target.id !== world.actor_id ? target : undefined;
};

const tell = (ledger: Ledger, action: AllowedAction, { band, rolled, failure_tier }: ActionOutcome, nothingFound: boolean): void => {
  const isPlace = destinationOf(ledger.world, action) !== undefined;
  const deed = nameDeed({ ...action, target_name: spokenTarget(ledger, action) }, isPlace);
  const text = tellOutcome(deed, band, rolled);
  const fruitless = isSearch(action.action) && failure_tier === null && nothingFound;
  const again = timesSearched(ledger, searchedId(ledger, action)) > 0;
  const sentence = fruitless
    ? `${text} ${again ? "There is nothing here that you have not already found." : "You find nothing of note."}`
    : text;
  record(
    ledger,
    eventTypes[band],
    sentence,
    { action: action.action, target_id: action.target_id, band, rolled, tier: failure_tier },
    { binding: rolled },
  );
};

/** One looks around a place, not at it, and pays with a thing, not it. */
const spokenTarget = ({ world, scene }: Ledger, { action, target_id, target_name }: AllowedAction): string => {
  const pays = verbOf(action) === "pay" && entityById(world, target_id)?.type === "item";
  return pays || target_id === scene.location_id ? "" : target_name;
};

const eventTypes = {
  critical: "action_succeeded",
  success: "action_succeeded",
  mixed: "action_partial",
  failure: "action_failed",
  botch: "action_botched",
} as const;

const reveal = (ledger: Ledger, entity: Parameters<typeof meet>[1]): void => {
  meet(ledger, entity);
  ledger.present.add(entity.id);
  record(ledger, "fact_discovered", `You find ${spokenName(entity)}.`, { entity_id: entity.id }, { binding: true });
};
