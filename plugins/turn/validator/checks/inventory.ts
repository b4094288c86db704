import { clockRolesOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { bareNameKey } from "freeform-rpg/language";
import type { Entity, World } from "freeform-rpg/schemas";
import type { Attempt, Check, Objection } from "../attempt.ts";
import { messagesOf } from "../messages.ts";
import { isPrecious, isServedAgain } from "freeform-rpg/plugins/turn/effects/lib";
import { priceAction, sumPaid } from "../costs.ts";
import { isPocketed } from "../pocketed.ts";
import {
  aliasesOf,
  namePattern,
  carriedFor,
  carriedIn,
  countIn,
  mentionedIn,
  namesByHead,
  namesByWords,
  readPhrase,
  resolveTarget,
  purseOf,
  spokenName,
  isCarried,
  isCreature,
  isHelpless,
  isHere,
  isMoney,
  isOwn,
  isShowing,
} from "freeform-rpg/plugins/turn/scene/lib";

/** Refuses what needs a thing that is not carried: what the action's row needs, money, and an item that is used or handed over. */
export const checkInventory: Check = (attempt) =>
  checkNeeds(attempt) ??
  checkMoney(attempt) ??
  checkCount(attempt) ??
  checkTaken(attempt) ??
  checkHandled(attempt) ??
  checkInstrument(attempt) ??
  checkNamedItem(attempt);

const missing = (reason: string): Objection => ({ code: "missing_item", reason });

const checkNeeds = ({ action, world }: Attempt): Objection | undefined => {
  const lacking = action.needs.find(({ uses, except }) =>
    uses.flatMap((use) => carriedFor(world, use)).every(({ attrs }) => (attrs.uses ?? []).some((use) => except.includes(use))),
  );
  return lacking === undefined ? undefined : missing(lacking.missing);
};

const checkMoney = ({ action, called, details, instrument, sum: proposed, world }: Attempt): Objection | undefined => {
  const { money } = clockRolesOf(world.campaign.system);
  const said = { details, called, instrument, proposed };
  const sum = sumPaid(action, said, world);
  const pays = hasTrait(action, "paying");
  if (!pays && sum === undefined) return undefined;
  const price = sum ?? priceAction(action, said, world)[money] ?? 0;
  const purse = purseOf(world);
  if (purse !== undefined && purse.value >= Math.max(1, price)) return undefined;
  if (purse === undefined && carriedFor(world, money).length > 0) return undefined;
  const have = purse?.value ?? 0;
  return missing(have > 0 && price > 0 ? messagesOf(world).cannotPay(price, have) : messagesOf(world).noMoney());
};

/** No one hands over or puts down more than there is. */
const checkCount = ({ action, target, details, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "handing", "dropping") || sumPaid(action, { details }, world) !== undefined) return undefined;
  const entity = target.kind === "entity" && target.entity.type === "item" ? target.entity : carriedIn(details, world);
  if (entity === undefined || !isCarried(world, entity.id)) return undefined;
  const have = world.inventory.find(({ owner_id, item_id }) => owner_id === world.actor_id && item_id === entity.id)?.qty ?? 0;
  const wanted = countIn(details, entity, have) ?? 1;
  return wanted > have ? missing(messagesOf(world).tooFew(wanted, spokenName(entity), have)) : undefined;
};

/** What is in one's own hands alone need not be taken again. */
const checkTaken = ({ action, target, details, instrument, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "taking") || target.kind !== "entity") return undefined;
  if (target.part !== undefined) return undefined;
  if (isCreature(target.entity))
    return details === "" || instrument !== "" ? undefined : checkTakenFrom(target.entity, { action, details, world });
  if (target.entity.type !== "item") return undefined;
  const { id } = target.entity;
  const elsewhere = world.scene.present_entity_ids.includes(id) || isHeldByAnother(world, id);
  return isCarried(world, id) && !elsewhere
    ? { code: "contradiction", reason: messagesOf(world).hadAlready(spokenName(target.entity)) }
    : undefined;
};

/** People are robbed; they are not picked up. */
const checkTakenFrom = (person: Entity, { action, details, world }: Pick<Attempt, "action" | "details" | "world">): Objection | undefined =>
  hasTrait(action, "personal") || isHelpless(person) || /\b(?:from|off|out of|his|her|their|him|them)\b|['’]s?\b/i.test(details)
    ? undefined
    : { code: "contradiction", reason: messagesOf(world).noThingToTake(spokenName(person)) };

const checkHandled = ({ action, target, instrument, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "handling") || target.kind !== "entity" || target.entity.type !== "item" || target.part !== undefined)
    return undefined;
  // What is thrown at a thing is in hand, not the thing.
  if (hasTrait(action, "dropping") && instrument !== "" && isInHand(instrument, world)) return undefined;
  const { entity } = target;
  // What lies here is picked up on the way.
  return isInReach(world, entity) ? undefined : missing(messagesOf(world).notCarried(spokenName(entity)));
};

/** What something is done with has to be within reach; weapons, keys and the like are not made up. */
const isInHand = (called: string, world: World): boolean => {
  const named = resolveTarget(called, world);
  return named.kind === "entity" && isCarried(world, named.entity.id);
};

/** True for what is done with a thing in the hand. */
const isHeldFor = (action: Action, word: string | undefined): boolean =>
  isShowing(word) || hasTrait(action, "wielding", "handing", "pressing", "violent");

const checkInstrument = ({ action, word, details, instrument, made = [], world }: Attempt): Objection | undefined => {
  if (made.some((name) => namesByHead(readPhrase(instrument), name) || namesByWords(readPhrase(instrument), name))) return undefined;
  if (instrument === "" || !isHeldFor(action, word)) return undefined;
  const named = resolveTarget(instrument, world);
  if (named.kind === "entity" && isOneMore(action, named.entity, world)) return undefined;
  if (named.kind === "entity" && named.entity.type === "item" && !isInReach(world, named.entity))
    return missing(messagesOf(world).notCarried(spokenName(named.entity)));
  if (named.kind !== "unknown" || isMoney(instrument, world) || mentionedIn(instrument, world).length > 0) return undefined;
  return checkUnlisted({ action, word, details, instrument, world });
};

/** Only what is used for want of anything better, and what comes out of one's own pocket, need not be listed. */
const checkUnlisted = ({
  action,
  word,
  details,
  instrument,
  world,
}: Pick<Attempt, "action" | "word" | "details" | "instrument" | "world">): Objection | undefined => {
  if (isShowing(word) && (isOwn(instrument) || mark.test(instrument))) return undefined;
  const handed = (hasTrait(action, "handing") && !hasTrait(action, "paying")) || isShowing(word);
  if (handed && isPocketed(instrument, details, world)) return undefined;
  return handed || isPrecious(instrument) ? missing(messagesOf(world).noThingNamed(bareNameKey(instrument))) : undefined;
};

const checkNamedItem = ({ action, details, target, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "wielding")) return undefined;
  const isTarget = (id: string) => target.kind === "entity" && target.entity.id === id;
  const absent = mentionedIn(details, world).find(
    (entity) =>
      entity.type === "item" &&
      !isTarget(entity.id) &&
      !isOneMore(action, entity, world) &&
      isNoun(entity, details) &&
      !(hasTrait(action, "giving") ? isCarried(world, entity.id) : isInReach(world, entity)),
  );
  return absent === undefined ? undefined : missing(messagesOf(world).notCarried(spokenName(absent)));
};

/** What is bought is no drink that somebody has already, but one more. */
const isOneMore = (action: Action, entity: Entity, world: World): boolean => hasTrait(action, "paying") && isServedAgain(entity, world);

/** What a body bears and nobody lists. */
const mark = /\b(?:scars?|tattoos?|birthmark|bruises?|blisters?|wounds?|cuts?|smile)$/i;

/** "I roll him over" mentions no roll of canvas: a thing is spoken of with an article, an owner or a preposition, or by its whole name. */
const isNoun = (entity: Entity, details: string): boolean =>
  [entity.name, ...aliasesOf(entity)].some((name) =>
    new RegExp(
      name.includes(" ")
        ? `\\b${namePattern(name)}`
        : `(?:\\b(?:the|an?|my|your|his|her|its|our|their|this|that|some|with|using|on|at)|['’]s)\\s+(?:[\\p{L}-]+\\s+)?${namePattern(name)}\\b`,
      "iu",
    ).test(details),
  );

const isInReach = (world: World, item: Entity): boolean =>
  isCarried(world, item.id) || (isHere(world, item) && !isHeldByAnother(world, item.id));

const isHeldByAnother = (world: World, itemId: string): boolean =>
  world.inventory.some((row) => row.item_id === itemId && row.qty > 0 && row.owner_id !== world.actor_id);
