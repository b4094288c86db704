import type { Entity, World } from "freeform-rpg/schemas";
import type { Attempt, Check, Objection } from "../attempt.ts";
import { amountIn, priceAction } from "../costs.ts";
import { nameKey, namesOf, spokenName } from "../names.ts";
import { isCarried, isHere, isKnown } from "../presence.ts";
import { handlingVerbs, takingVerbs } from "../verbs.ts";

/** Refuses what needs a thing nobody carries: shooting, unlocking, paying, and using or handing over an item. */
export const checkInventory: Check = (attempt) =>
  needs[attempt.verb]?.(attempt) ?? checkTaken(attempt) ?? checkHandled(attempt) ?? checkNamedItem(attempt);

/** Items the actor carries that let one do this. */
export const carriedFor = (world: World, use: string): Entity[] =>
  world.entities.filter(({ id, attrs }) => (attrs.uses ?? []).includes(use) && isCarried(world, id));

const missing = (reason: string): Objection => ({ code: "missing_item", reason });

const needs: Readonly<Record<string, Check>> = {
  shoot: ({ world }) => {
    const arms = carriedFor(world, "weapon").filter(({ attrs }) => !(attrs.uses ?? []).includes("melee"));
    if (arms.length === 0) return missing("You carry nothing to shoot with.");
    return carriedFor(world, "ammunition").length === 0 ? missing("You are out of ammunition.") : undefined;
  },
  unlock: ({ world }) =>
    carriedFor(world, "tool").length + carriedFor(world, "key").length === 0
      ? missing("You carry nothing that would open a lock.")
      : undefined,
  pay: (attempt) => checkCred(attempt, amountIn(attempt.details)),
  bribe: (attempt) => checkCred(attempt, priceAction(attempt.action, attempt.details, attempt.world).cred),
};

const checkCred = ({ world }: Attempt, price: number): Objection | undefined => {
  const purse = world.clocks.find(({ id }) => id === "cred" || id.endsWith(":cred"))?.value ?? 0;
  if (purse >= Math.max(1, price) || carriedFor(world, "cred").length > 0) return undefined;
  return missing(purse > 0 && price > 0 ? `You cannot pay ${price}: you have ${purse}.` : "You have nothing to pay with.");
};

/** What is in one's own hands alone need not be taken again. */
const checkTaken = ({ verb, target, world }: Attempt): Objection | undefined => {
  if (!takingVerbs.has(verb) || target.kind !== "entity" || target.entity.type !== "item") return undefined;
  const { id } = target.entity;
  const elsewhere = world.scene.present_entity_ids.includes(id) || isHeldByAnother(world, id);
  return isCarried(world, id) && !elsewhere
    ? { code: "contradiction", reason: `You have ${spokenName(target.entity)} already.` }
    : undefined;
};

const checkHandled = ({ verb, target, world }: Attempt): Objection | undefined => {
  if (!handlingVerbs.has(verb) || target.kind !== "entity" || target.entity.type !== "item") return undefined;
  const { entity } = target;
  const enough = isCarried(world, entity.id) || (verb === "use" && isHere(world, entity) && !isHeldByAnother(world, entity.id));
  return enough ? undefined : missing(`You do not carry ${spokenName(entity)}.`);
};

const wielding = new Set([
  "attack",
  "fight",
  "combat",
  "shoot",
  "use",
  "give",
  "put",
  "throw",
  "unlock",
  "pay",
  "hack",
  "force",
  "break",
  "medical",
]);

const checkNamedItem = ({ verb, details, target, world }: Attempt): Objection | undefined => {
  if (!wielding.has(verb)) return undefined;
  const said = ` ${nameKey(details).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isTarget = (id: string) => target.kind === "entity" && target.entity.id === id;
  const absent = world.entities.find(
    (entity) =>
      entity.type === "item" &&
      isKnown(entity) &&
      !isTarget(entity.id) &&
      namesOf(entity).some((name) => said.includes(` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `)) &&
      !(verb === "give" ? isCarried(world, entity.id) : isInReach(world, entity)),
  );
  return absent === undefined ? undefined : missing(`You do not carry ${spokenName(absent)}.`);
};

const isInReach = (world: World, item: Entity): boolean =>
  isCarried(world, item.id) || (isHere(world, item) && !isHeldByAnother(world, item.id));

const isHeldByAnother = (world: World, itemId: string): boolean =>
  world.inventory.some((row) => row.item_id === itemId && row.qty > 0 && row.owner_id !== world.actor_id);
