import type { AllowedAction, Entity } from "freeform-rpg/schemas";
import { hasTrait, normaliseVerb } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { wordsOf } from "freeform-rpg/language";
import { carriedFor, entityById, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { moveStock, record, stockOf } from "../resolution-draft.ts";
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

/** Takes what a successful action uses up: food, medicine, what is tagged `consumable`. False when nothing is used up. */
export const consume = (draft: ResolutionDraft, { action, target_id, details, effects }: AllowedAction): boolean => {
  const target = entityById(draft.world, target_id);
  if (target?.type !== "item" || !usesUp(draft.actions.find(action), action) || !isConsumed(target)) return false;
  // What is left of it, and in what state, is no less there.
  if (partly.test(details) || effects.some(({ kind, target: changed }) => kind === "set_state" && changed === target_id)) return false;
  if (isFood(target) && normaliseVerb(action) === "use" && !isEaten(draft.actions.find(action), details)) return false;
  return lose(draft, target, messagesOf(draft.world).told.usesUp(spokenName(target)), "used");
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
