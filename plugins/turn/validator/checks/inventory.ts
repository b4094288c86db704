import { clockRolesOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Entity, World } from "freeform-rpg/schemas";
import type { Attempt, Check, Objection } from "../attempt.ts";
import { amountIn, priceAction } from "../costs.ts";
import { carriedFor, mentionedIn, spokenName, isCarried, isHere } from "freeform-rpg/plugins/turn/scene/lib";

/** Refuses what needs a thing that is not carried: what the action's row needs, money, and an item that is used or handed over. */
export const checkInventory: Check = (attempt) =>
  checkNeeds(attempt) ?? checkMoney(attempt) ?? checkTaken(attempt) ?? checkHandled(attempt) ?? checkNamedItem(attempt);

const missing = (reason: string): Objection => ({ code: "missing_item", reason });

const checkNeeds = ({ action, world }: Attempt): Objection | undefined => {
  const lacking = action.needs.find(({ uses, except }) =>
    uses.flatMap((use) => carriedFor(world, use)).every(({ attrs }) => (attrs.uses ?? []).some((use) => except.includes(use))),
  );
  return lacking === undefined ? undefined : missing(lacking.missing);
};

const checkMoney = ({ action, details, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "paying")) return undefined;
  const { money } = clockRolesOf(world.campaign.system);
  const price = hasTrait(action, "handing") ? amountIn(details) : (priceAction(action, details, world)[money] ?? 0);
  const purse = world.clocks.find(({ id }) => id === money || id.endsWith(`:${money}`))?.value ?? 0;
  if (purse >= Math.max(1, price) || carriedFor(world, money).length > 0) return undefined;
  return missing(purse > 0 && price > 0 ? `You cannot pay ${price}: you have ${purse}.` : "You have nothing to pay with.");
};

/** What is in one's own hands alone need not be taken again. */
const checkTaken = ({ action, target, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "taking") || target.kind !== "entity" || target.entity.type !== "item") return undefined;
  const { id } = target.entity;
  const elsewhere = world.scene.present_entity_ids.includes(id) || isHeldByAnother(world, id);
  return isCarried(world, id) && !elsewhere
    ? { code: "contradiction", reason: `You have ${spokenName(target.entity)} already.` }
    : undefined;
};

const checkHandled = ({ action, target, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "handling") || target.kind !== "entity" || target.entity.type !== "item") return undefined;
  const { entity } = target;
  const enough =
    isCarried(world, entity.id) || (hasTrait(action, "consuming") && isHere(world, entity) && !isHeldByAnother(world, entity.id));
  return enough ? undefined : missing(`You do not carry ${spokenName(entity)}.`);
};

const checkNamedItem = ({ action, details, target, world }: Attempt): Objection | undefined => {
  if (!hasTrait(action, "wielding")) return undefined;
  const isTarget = (id: string) => target.kind === "entity" && target.entity.id === id;
  const absent = mentionedIn(details, world).find(
    (entity) =>
      entity.type === "item" &&
      !isTarget(entity.id) &&
      !(hasTrait(action, "giving") ? isCarried(world, entity.id) : isInReach(world, entity)),
  );
  return absent === undefined ? undefined : missing(`You do not carry ${spokenName(absent)}.`);
};

const isInReach = (world: World, item: Entity): boolean =>
  isCarried(world, item.id) || (isHere(world, item) && !isHeldByAnother(world, item.id));

const isHeldByAnother = (world: World, itemId: string): boolean =>
  world.inventory.some((row) => row.item_id === itemId && row.qty > 0 && row.owner_id !== world.actor_id);
