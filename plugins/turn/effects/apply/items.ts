import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { hasTrait, normaliseVerb } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { wordsOf } from "freeform-rpg/language";
import { carriedFor, entityById, isCarried, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { moveStock, record, setAttrs, stockOf } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { messagesOf } from "../messages.ts";

/** Takes one of the items that the action spends, whatever its result. A weapon that needs no rounds spends none. */
export const spendSupplies = (draft: ResolutionDraft, action: string): void => {
  const { spends } = draft.actions.find(action);
  if (spends === null) return;
  const [rounds] = carriedFor(draft.world, spends).filter(({ attrs }) => !(attrs.uses ?? []).includes("weapon"));
  const says = messagesOf(draft.world).told;
  if (rounds !== undefined) lose(draft, rounds, spends === "ammunition" ? says.spendsRound() : says.spends(spokenName(rounds)), "spent");
};

/**
 * Takes what a successful action uses up: food, medicine, what is tagged `consumable`, and small things that were made up in play once they are eaten,
 * drunk or smoked. False when nothing is used up.
 */
export const consume = (draft: ResolutionDraft, { action, target_id, details, effects }: AllowedAction): boolean => {
  const named = entityById(draft.world, target_id);
  const target = named ?? drinkMeant(draft, { action, details });
  const row = draft.actions.find(action);
  if (target?.type !== "item" || !usesUp(row, action)) return false;
  if (named !== undefined && !isConsumed(target) && !isSwallowed(target, action, details)) return false;
  // What is left of it, and in what state, is no less there.
  if (partly.test(details) || effects.some(({ kind, target: changed }) => kind === "set_state" && changed === target_id)) return false;
  if (isFood(target) && normaliseVerb(action) === "use" && !isEaten(row, details)) return false;
  const text = messagesOf(draft.world).told.usesUp(spokenName(target));
  return lose(draft, target, text, "used") || finish(draft, target, text);
};

/** True when an action treats wounds: by itself, or by using something made for it. */
export const isTreatment = ({ actions, world }: ResolutionDraft, { action, target_id }: AllowedAction): boolean =>
  actions.is(action, "healing") ||
  (actions.is(action, "consuming") && (entityById(world, target_id)?.attrs.uses ?? []).includes("medical"));

const lose = (draft: ResolutionDraft, item: Entity, text: string, reason: string): boolean => {
  if (stockOf(draft, draft.world.actor_id, item.id) <= 0) return false;
  moveStock(draft, draft.world.actor_id, item.id, -1);
  record(draft, "item_lost", text, { item_id: item.id, qty: 1, reason });
  return true;
};

/** What lies here and is eaten lies here no more. */
const finish = (draft: ResolutionDraft, item: Entity, text: string): boolean => {
  if (!draft.present.has(item.id) || draft.world.inventory.some(({ item_id, qty }) => item_id === item.id && qty > 0)) return false;
  draft.present.delete(item.id);
  setAttrs(draft, item.id, { location_id: null, placed_at: null, destroyed: true });
  record(draft, "effect_applied", text, { item_id: item.id, reason: "used" });
  return true;
};

/** A brandy that was ordered and an apple that a narration brought up are eaten and drunk; the bottle or bowl that they were in is left. */
const isSwallowed = ({ name, tags }: Entity, action: string, details: string): boolean =>
  tags.some((tag) => made.has(tag)) &&
  !vessel.test(name) &&
  (swallowing.test(action.replaceAll("_", " ")) || (normaliseVerb(action) === "use" && swallowing.test(details)));

/** "I drain my glass": the one drink that was made up in play and is carried. */
const drinkMeant = ({ world }: ResolutionDraft, { action, details }: Pick<AllowedAction, "action" | "details">): Entity | undefined => {
  if (!ownDrink.test(`${action.replaceAll("_", " ")} ${details}`)) return undefined;
  const drinks = world.entities.filter(
    ({ id, name, tags }) => isCarried(world, id) && tags.some((tag) => made.has(tag)) && drink.test(name),
  );
  return drinks.length === 1 ? drinks[0] : undefined;
};

const ownDrink =
  /\b(?:drinks?|drain|empty|down|finish|knock back|toss back)(?:s|es)? (?:up |off )?(?:my|the|this|what(?:['’]s| is) left in my) (?:\w+ )?(?:glass|cup|mug|tankard|drink|bowl)\b/i;

const drink =
  /\b(?:drink|ale|beer|stout|cider|mead|wine|port|sherry|brandy|whisky|whiskey|gin|rum|grog|vodka|sake|schnapps|absinthe|cocktail|punch|tea|coffee|cocoa|chocolate|milk|water|juice|lemonade|broth|soup)s?\b/i;

const made: ReadonlySet<string> = new Set(["minor", "introduced", "narrated"]);

const swallowing =
  /\b(?:eat|drink|swallow|devour|gulp|guzzle|munch|drain|down|knock back|toss back|finish|polish off|smoke|inhale|wolf down|take a shot)(?:s|es)?\b/i;

/** A vessel that its name does not fill: of "a glass of wine" the wine is drunk. */
const vessel =
  /^(?:\S+ )*(?:glass|cup|mug|tankard|bottle|flask|jug|bowl|plate|dish|tray|pot|kettle|pipe|barrel|cask|bucket|tin|jar)(?:es|s)?$/i;

/** Who eats an apple uses it up, and who polishes it does not. */
const usesUp = (action: Action, word: string): boolean =>
  hasTrait(action, "consuming") && (action.consumes.length === 0 || action.consumes.includes(normaliseVerb(word)));

/** "A bite out of it" leaves the rest. */
const partly = /\b(?:a|one|another|the first|small|tiny) (?:\w+ )?(?:bite|sip|nibble|taste|mouthful|lick|swig|gulp|crumb|slice)\b/i;

const isFood = ({ attrs }: Entity): boolean => (attrs.uses ?? []).includes("food");

/** Of food that is merely used the player's words say whether it is eaten: an apple may also be polished. */
const isEaten = ({ consumes }: Action, details: string): boolean =>
  details.trim() === "" || wordsOf(details).some((word) => word !== "use" && consumes.includes(normaliseVerb(word)));

const isConsumed = ({ attrs, tags }: Entity): boolean =>
  tags.includes("consumable") || (attrs.uses ?? []).some((use) => use === "consumable" || use === "medical" || use === "food");
