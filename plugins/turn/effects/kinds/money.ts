import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { Effect, Entity, World } from "freeform-rpg/schemas";
import { entityById, isCreature, isGone, isMoney, isPurse, purseOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { pushClock } from "../apply/clocks.ts";
import { messagesOf } from "../messages.ts";
import type { EffectScene, Settled } from "../effect-kind.ts";
import { findEntity, isInReach, refuse, refuseAbsent, unknownRef } from "../refs.ts";
import { record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";

type Transfer = Extract<Effect, { kind: "transfer" }>;

/** True when a transfer moves money and no item: `item` is the money clock or a word for money. Where an item goes by that word, only a sum is money. */
export const movesMoney = ({ item, quantity }: Transfer, { world, origin }: EffectScene): boolean => {
  const purse = purseOf(world);
  if (purse === undefined) return false;
  const thing = entityById(world, item);
  if (thing?.type === "item") return quantity > 1 && isPurse(thing, world);
  if (item === purse.id) return true;
  return isMoney(item, world) && (quantity > 1 || findEntity(item, { world, origin }) === undefined);
};

/** Resolves who pays whom. The actor pays no more than the purse holds; a proposal gets no more from others than their `money` says they have. */
export const settleMoney = (effect: Transfer, scene: EffectScene): Settled<Transfer> => {
  const { world, origin } = scene;
  const [from, to] = [
    effect.from === "" ? entityById(world, world.actor_id) : findEntity(effect.from, scene),
    findEntity(effect.to, scene),
  ];
  if (from === undefined) return unknownRef(effect.from, scene);
  if (to === undefined) return unknownRef(effect.to, scene);
  if (from.id === to.id) return refuse(messagesOf(world).sameHands());
  for (const person of [from, to]) {
    if (!isCreature(person) || isGone(person)) return refuse(messagesOf(world).noMoney(spokenName(person)));
    if (!isInReach(person, scene)) return refuseAbsent(person, scene);
  }
  const have = moneyOf(from, world);
  const { actorCannotPay, otherCannotPay } = messagesOf(world);
  if (have < effect.quantity && from.id === world.actor_id) return refuse(actorCannotPay(effect.quantity, have));
  if (have < effect.quantity && origin === "proposal") return refuse(otherCannotPay(spokenName(from), effect.quantity, have));
  return { effect: { ...effect, item: purseOf(world)?.id ?? effect.item, from: from.id, to: to.id } };
};

const moneyOf = ({ id, attrs }: Entity, world: World): number =>
  id === world.actor_id ? (purseOf(world)?.value ?? 0) : typeof attrs["money"] === "number" ? attrs["money"] : 0;

/** Moves the sum: by the clock for the actor, by `money` for others. */
export const payMoney = (draft: ResolutionDraft, { from, to, quantity }: Transfer): boolean => {
  const payer = entityById(draft.world, from);
  const payee = entityById(draft.world, to);
  if (payer === undefined || payee === undefined) return false;
  changeMoney(draft, payer, -quantity);
  changeMoney(draft, payee, quantity);
  const mine = draft.world.actor_id;
  const nameOf = (one: Entity): string | null => (one.id === mine ? null : spokenName(one));
  const text = messagesOf(draft.world).told.pays(nameOf(payer), nameOf(payee), quantity, unitOf(draft.world));
  record(draft, "effect_applied", text, { from, to, amount: quantity }, { binding: true });
  return true;
};

/** The clock's name says the unit: "Cred", "Purse in Shillings". */
const unitOf = (world: World): string => (purseOf(world)?.name.split(" in ").at(-1) ?? "").toLowerCase();

const changeMoney = (draft: ResolutionDraft, person: Entity, by: number): void => {
  if (person.id === draft.world.actor_id) pushClock(draft, clockRolesOf(draft.world.campaign.system).money, -by);
  else setAttrs(draft, person.id, { money: Math.max(0, moneyOf(person, draft.world) + by) });
};
