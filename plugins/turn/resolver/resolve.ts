import { StateDiff } from "freeform-rpg/schemas/turn";
import type { ActionOutcome, AllowedAction, Entity, OutcomeBand, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";
import { entityById, isCreature, isHelpless, spokenName } from "freeform-rpg/plugins/turn/validator/lib";
import { capitalise } from "freeform-rpg/language";
import { closeDraft } from "./close-draft.ts";
import type { DiceRoller } from "./dice.ts";
import { payCosts, pushClock, rolesIn } from "./effects/clocks.ts";
import { discover, findFacts, findHidden, isConversation, isSearch, searchedId, timesSearched } from "./effects/discovery.ts";
import { endStory } from "./effects/endings.ts";
import { endTies } from "./effects/end-ties.ts";
import { complicate, failureTier, sufferFailure } from "./effects/failure.ts";
import { handleItem, isTreatment, spendSupplies } from "./effects/items.ts";
import { pointOnward } from "./effects/pointers.ts";
import { passIdly } from "./effects/waiting.ts";
import { destinationOf, enterPlace, mayMove } from "./effects/movement.ts";
import { shiftTrust } from "./effects/relationships.ts";
import { clearBySuccess, clearWounds, isHardPressed } from "./effects/situations.ts";
import { breakStreak, extendStreak } from "./effects/streak.ts";
import { strikeTarget, treatOther } from "./effects/wounds.ts";
import { announceThreats, faceThreats, pressThreats } from "./effects/threats.ts";
import { minutesOf, passTime } from "./effects/time.ts";
import { meet, openDraft, record } from "./resolution-draft.ts";
import type { ResolutionDraft } from "./resolution-draft.ts";
import { describeOutcome, nameAction } from "./phrases.ts";
import { rollAction } from "./roll-action.ts";
import { isRisky, needsRoll } from "./safe-actions.ts";

/** Actions a turn has room for. */
const actionLimit = 2;
const movesKept = 8;

/**
 * Decides what happens: pure, and the same for the same world, ruling, plan and dice. `seed` is only noted in the
 * resolution. A ruling that asks a question resolves to nothing.
 */
export const resolve = (world: World, ruling: Ruling, plan: PlannerOutput, dice: DiceRoller, seed = ""): Resolution => {
  const draft = openDraft(world, ruling, dice, StateDiff.parse({}));
  if (!ruling.clarification_needed) playOut(draft, plan);
  const { rolls, outcomes, events } = draft;
  const none = { blocked_actions: [], not_attempted: [], refused_effects: [] };
  return { seed, rolls, outcomes, ...none, engine_events: events, state_diff: closeDraft(draft) };
};

const playOut = (draft: ResolutionDraft, plan: PlannerOutput): void => {
  let minutes = 0;
  for (const action of distinct(draft).slice(0, actionLimit)) {
    if (draft.actorDead) break;
    attempt(draft, action);
    minutes += minutesOf(draft, action);
  }
  // A turn in which nothing could be attempted is a moment's thought: it costs nothing, and no one else's time passes.
  if (draft.outcomes.length === 0 && draft.ruling.blocked_actions.length > 0) return rest(draft, null);
  passIdly(draft);
  pressThreats(draft);
  announceThreats(draft, plan);
  passTime(draft, minutes);
  endTies(draft);
  endStory(draft);
  rest(draft, plan.tension_move_type);
};

const rest = ({ director }: ResolutionDraft, move: PlannerOutput["tension_move_type"]): void => {
  director.recent_moves = [...director.recent_moves, move ?? "none"].slice(-movesKept);
};

const distinct = ({ ruling: { allowed_actions }, actions }: ResolutionDraft): AllowedAction[] => {
  const keyOf = ({ action, target_id }: AllowedAction) => `${actions.find(action).verb}\n${target_id}`;
  return allowed_actions.filter((action, at) => allowed_actions.findIndex((other) => keyOf(other) === keyOf(action)) === at);
};

const attempt = (draft: ResolutionDraft, action: AllowedAction): void => {
  if (isLeftBehind(draft, action)) {
    const text = `${spokenName({ name: action.target_name })} is no longer within reach.`;
    record(draft, "action_failed", capitalise(text), { action: action.action, target_id: action.target_id });
    return;
  }
  const persists = isSecondLeaving(draft, action);
  const rolled = !persists && isChancy(draft, action);
  const band = rolled ? rollDice(draft, action) : persists ? "mixed" : "success";
  const failed = band === "failure" || band === "botch";
  const tier = failed ? failureTier(draft, band) : null;
  const { action: verb, target_id, target_name, details } = action;
  const { family, notice } = draft.actions.find(verb);
  const outcome: ActionOutcome = {
    action: verb,
    family,
    notice,
    target_id,
    target_name,
    details,
    band,
    rolled,
    failure_tier: tier,
    effects: [],
    changed: true,
    position: action.position,
  };
  draft.outcomes.push(outcome);
  const facts = findFacts(draft, action, band);
  const hidden = failed ? [] : findHidden(draft, action);
  recordOutcome(draft, action, outcome, facts.length + hidden.length === 0);
  payCosts(draft, action.costs);
  spendSupplies(draft, verb);
  faceThreats(draft, outcome);
  strikeTarget(draft, action, outcome);
  shiftTrust(draft, outcome);
  if (tier === null) {
    discover(draft, action, facts);
    for (const entity of hidden) reveal(draft, entity);
    if (facts.length === 0 && isConversation(draft, verb)) pointOnward(draft, action);
    succeed(draft, action, outcome);
  } else {
    if (isSearch(draft, verb)) discover(draft, action, []);
    // The streak comes first: an NPC that settles the matter has no lesser answer left.
    extendStreak(draft, verb);
    sufferFailure(draft, outcome, tier);
  }
};

/** No one is held in a place for ever: who was kept from leaving and tries again gets away, at a price. */
const isSecondLeaving = ({ director, world, actions }: ResolutionDraft, action: AllowedAction): boolean => {
  const last = director.failure_streak.actions.at(-1);
  return last !== undefined && actions.is(last, "moving") && mayMove(world, action.action) && destinationOf(world, action) !== undefined;
};

/** A target that the turn's first action left in another place cannot be dealt with by its second. */
const isLeftBehind = ({ world, scene, present }: ResolutionDraft, { target_id }: AllowedAction): boolean =>
  scene.location_id !== world.scene.location_id && world.scene.present_entity_ids.includes(target_id) && !present.has(target_id);

const isChancy = (draft: ResolutionDraft, action: AllowedAction): boolean => {
  const { risk_flags } = draft.ruling;
  // Only what else goes on around them can make robbing the helpless a gamble.
  if (isUnopposed(draft, action)) return isRisky(risk_flags.filter((flag) => flag !== "contested" && flag !== "violence"));
  return needsRoll(draft.actions.find(action.action), risk_flags) || isContested(draft, action);
};

/** Those who are down or dead keep no one from searching or robbing them. */
const isUnopposed = ({ world, actions }: ResolutionDraft, { action, target_id }: AllowedAction): boolean => {
  const holder = world.inventory.find(({ item_id, owner_id, qty }) => item_id === target_id && owner_id !== world.actor_id && qty > 0);
  const victim = entityById(world, holder?.owner_id ?? target_id);
  return victim !== undefined && isHelpless(victim) && actions.is(action, "taking", "searching");
};

/** Taking what someone else is holding is never safe. */
const isContested = ({ world, actions }: ResolutionDraft, { action, target_id }: AllowedAction): boolean => {
  if (!actions.is(action, "taking")) return false;
  const held = world.inventory.some((row) => {
    const owner = entityById(world, row.owner_id);
    return row.item_id === target_id && row.qty > 0 && row.owner_id !== world.actor_id && owner?.type === "character" && !isHelpless(owner);
  });
  return held;
};

const rollDice = (draft: ResolutionDraft, action: AllowedAction): OutcomeBand => {
  const roll = rollAction(draft.world, action, isHardPressed(draft, "injured") ? 1 : 0, draft.dice);
  draft.rolls.push(roll);
  return roll.band;
};

const succeed = (draft: ResolutionDraft, action: AllowedAction, { band, rolled }: ActionOutcome): void => {
  const treats = isTreatment(draft, action);
  const patient = treats ? patientOf(draft, action) : undefined;
  if (band === "mixed") complicate(draft, action.action);
  else if (patient === undefined) clearBySuccess(draft, action.action);
  if (treats && patient === undefined && band !== "mixed") clearWounds(draft);
  if (patient !== undefined) treatOther(draft, patient, band);
  else if (treats) pushClock(draft, rolesIn(draft).harm, -1);
  handleItem(draft, action);
  const place = destinationOf(draft.world, action);
  if (place !== undefined && place.id !== draft.scene.location_id) enterPlace(draft, place);
  if (rolled || band === "mixed") breakStreak(draft);
};

/** Someone else whom a treatment is for; without one the actor treats their own wounds. */
const patientOf = ({ world }: ResolutionDraft, { target_id }: AllowedAction): Entity | undefined => {
  const target = entityById(world, target_id);
  return target !== undefined && isCreature(target) && target.id !== world.actor_id ? target : undefined;
};

const recordOutcome = (
  draft: ResolutionDraft,
  action: AllowedAction,
  { band, rolled, failure_tier }: ActionOutcome,
  nothingFound: boolean,
): void => {
  const isPlace = destinationOf(draft.world, action) !== undefined;
  const name = nameAction(draft.actions, { ...action, target_name: spokenTarget(draft, action) }, isPlace);
  const text = describeOutcome(name, band, rolled);
  const fruitless = isSearch(draft, action.action) && failure_tier === null && nothingFound;
  const again = timesSearched(draft, searchedId(draft, action)) > 0;
  const sentence = fruitless
    ? `${text} ${again ? "There is nothing here that you have not already found." : "You find nothing of note."}`
    : text;
  record(
    draft,
    eventTypes[band],
    sentence,
    { action: action.action, target_id: action.target_id, band, rolled, tier: failure_tier },
    { binding: rolled },
  );
};

/** One looks around a place, not at it, and pays with a thing, not it. */
const spokenTarget = ({ world, scene, actions }: ResolutionDraft, { action, target_id, target_name }: AllowedAction): string => {
  const pays = actions.is(action, "paying") && entityById(world, target_id)?.type === "item";
  return pays || target_id === scene.location_id ? "" : target_name;
};

const eventTypes = {
  critical: "action_succeeded",
  success: "action_succeeded",
  mixed: "action_partial",
  failure: "action_failed",
  botch: "action_botched",
} as const;

const reveal = (draft: ResolutionDraft, entity: Parameters<typeof meet>[1]): void => {
  meet(draft, entity);
  draft.present.add(entity.id);
  record(draft, "fact_discovered", `You find ${spokenName(entity)}.`, { entity_id: entity.id }, { binding: true });
};
