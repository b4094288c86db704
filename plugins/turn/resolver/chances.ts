import type { AllowedAction, Condition, Entity, OutcomeBand } from "freeform-rpg/schemas";
import { destinationOf, mayMove, trustIn } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isCarried, isHelpless, isHostile, isRestrained, nameWordsOf } from "freeform-rpg/plugins/turn/scene/lib";
import { isHarmless } from "./harmless.ts";
import { isIdleQuestion } from "./talk/idle-question.ts";
import { isRisky, needsRoll } from "./safe-actions.ts";

/** Whether dice decide an action, or what becomes of it without them. */
export const chanceOf = (draft: ResolutionDraft, action: AllowedAction): "rolled" | OutcomeBand => {
  if (isSecondLeaving(draft, action)) return "mixed";
  return isChancy(draft, action) ? "rolled" : "success";
};

/** No one is held in a place for ever: those who were kept from leaving and try again get away, at a price. */
const isSecondLeaving = ({ director, world, actions }: ResolutionDraft, action: AllowedAction): boolean => {
  const last = director.failure_streak.actions.at(-1);
  return last !== undefined && actions.is(last, "moving") && mayMove(world, action.action) && destinationOf(world, action) !== undefined;
};

const isChancy = (draft: ResolutionDraft, proposed: AllowedAction): boolean => {
  if (isStepWithin(draft, proposed)) return false;
  const action = { ...proposed, risk_flags: risksAgainst(draft, proposed) };
  const { risk_flags } = action;
  // Only what else goes on around them can make robbing the helpless a gamble.
  if (isUnopposed(draft, action)) return isRisky(risk_flags.filter((flag) => flag !== "contested" && flag !== "violence"));
  if (isFriendlyTalk(draft, action)) return risk_flags.some((flag) => flag === "violence" || flag === "pursuit");
  if (isHarmless(draft, action) || isIdleQuestion(draft, action)) return false;
  if (turnsItsKey(draft, action)) return risk_flags.some((flag) => flag === "violence" || flag === "contested");
  return needsRoll(draft.actions.find(action.action), risk_flags) || isContested(draft, action);
};

/** A few steps over to somebody or something in plain sight are no gamble, with strangers too. */
const isStepWithin = ({ actions, world, present }: ResolutionDraft, { action, target_id, effects, opposition }: AllowedAction): boolean =>
  actions.find(action).verb === "go" &&
  opposition === "" &&
  effects.length === 0 &&
  (target_id.startsWith("feature:") || (present.has(target_id) && entityById(world, target_id)?.type !== "location"));

/** Those who are down or tied oppose nothing. */
const risksAgainst = ({ world }: ResolutionDraft, { opposition, risk_flags }: AllowedAction): AllowedAction["risk_flags"] => {
  const opponent = entityById(world, opposition);
  return opponent !== undefined && isPowerless(opponent) ? risk_flags.filter((flag) => flag !== "contested") : risk_flags;
};

const isPowerless = (person: Entity): boolean => isHelpless(person) || isRestrained(person);

/** A plain word with someone who means well is no gamble, whatever else goes on around it, short of a fight or a chase. */
const isFriendlyTalk = ({ world, actions }: ResolutionDraft, { action, target_id, opposition }: AllowedAction): boolean => {
  if (!actions.is(action, "conversing") || actions.is(action, "pressing") || actions.find(action).roll === "always") return false;
  const person = entityById(world, target_id);
  return person !== undefined && opposition === "" && !isHostile(world, person) && trustIn(world, person.id) > 0;
};

/** Those who are down, dead or tied keep no one from searching or robbing them. */
const isUnopposed = ({ world, actions }: ResolutionDraft, { action, target_id }: AllowedAction): boolean => {
  const holder = world.inventory.find(({ item_id, owner_id, qty }) => item_id === target_id && owner_id !== world.actor_id && qty > 0);
  const victim = entityById(world, holder?.owner_id ?? target_id);
  return victim !== undefined && isPowerless(victim) && actions.is(action, "taking", "searching");
};

/** True where a thing is opened with the key that its guard asks for, or that is named after it: that takes no luck. */
const turnsItsKey = ({ world, actions }: ResolutionDraft, { action, target_id, instrument }: AllowedAction): boolean => {
  if (!actions.is(action, "opening")) return false;
  if (target_id.startsWith("feature:")) return carriedKeys(world).some((key) => isCutFor(key, target_id, instrument));
  const keys = (entityById(world, target_id)?.attrs.guards ?? []).flatMap(({ needs }) => itemsIn(needs));
  const held = keys.filter((key) => isCarried(world, key));
  return held.length > 0 && (instrument === "" || held.includes(instrument));
};

const carriedKeys = (world: ResolutionDraft["world"]): Entity[] =>
  world.entities.filter((entity) => isCarried(world, entity.id) && nameWordsOf(entity.name).includes("key"));

/** "The key of the cedar door" is cut for the cedar door, and nothing else is taken to it. */
const isCutFor = ({ id, name }: Entity, door: string, instrument: string): boolean => {
  const words = nameWordsOf(door.slice("feature:".length));
  const own = new Set(nameWordsOf(name));
  return words.length > 0 && words.every((word) => own.has(word)) && (instrument === "" || instrument === id);
};

const itemsIn = (needs: Condition): string[] => {
  if ("item" in needs) return [needs.item];
  return [...("all" in needs ? needs.all : []), ...("any" in needs ? needs.any : [])].flatMap(itemsIn);
};

/** Taking what someone else is holding is never safe. */
const isContested = ({ world, actions }: ResolutionDraft, { action, target_id }: AllowedAction): boolean => {
  if (!actions.is(action, "taking")) return false;
  return world.inventory.some((row) => {
    const owner = entityById(world, row.owner_id);
    return (
      row.item_id === target_id && row.qty > 0 && row.owner_id !== world.actor_id && owner?.type === "character" && !isPowerless(owner)
    );
  });
};
