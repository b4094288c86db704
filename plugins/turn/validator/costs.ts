import { usesClocks, temperHarm, isCreature, isMoney, isPurse, purseOf, resolveTarget, sumIn } from "freeform-rpg/plugins/turn/scene/lib";
import { clockRolesOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { EffectDraft, Price, ProposedAction, World } from "freeform-rpg/schemas";
import type { Attempt } from "./attempt.ts";

/** The words that an amount is read from. */
export interface SaidAmount {
  readonly details: string;
  /** The player's own word for the target. */
  readonly called?: string;
  readonly instrument?: string;
  /** The sum that a proposed effect hands over, for where the text names none. */
  readonly proposed?: number | undefined;
}

/**
 * The price of one attempt, by clock; nothing where the campaign plays without clocks. A sum that the text names is what is paid, no more and
 * no less. What is paid to a person is no price but a `transfer` to them: see {@link paymentOf}.
 */
export const priceAction = (action: Action, said: SaidAmount, world: World): Price => {
  if (!usesClocks(world)) return {};
  const { harm, money } = clockRolesOf(world.campaign.system);
  const price = { ...action.cost };
  if (price[harm] !== undefined) price[harm] = temperHarm(price[harm], world);
  const sum = sumPaid(action, said, world);
  if (sum !== undefined) price[money] = sum;
  return price;
};

/** The sum of money that an action hands over, or `undefined` when its text names none. Whoever gives something pays only where it is money. */
export const sumPaid = (action: Action, said: SaidAmount, world: World): number | undefined => {
  const { details, called = "", instrument = "", proposed } = said;
  if (hasTrait(action, "paying")) return sumIn(`${details} ${instrument}`, world) ?? proposed;
  if (!hasTrait(action, "handing")) return undefined;
  // What is said beside it is not handed over: "I have thirty crowns".
  const done = details.replaceAll(/["“][^"“”]*["”]/g, "");
  const thing = [called, instrument].find((word) => isMoney(word, world));
  const named = thing === undefined ? undefined : (sumIn(thing, world, { strict: true }) ?? sumIn(done, world));
  return named ?? sumIn(done, world, { strict: true }) ?? proposed;
};

/** The sum that an action hands to a person, named or usual, as the effect that moves it; `undefined` where there is none, or nobody takes it. */
export const paymentOf = (
  { action, called, details, instrument, sum: proposed, target, world }: Attempt,
  { recipient }: Pick<ProposedAction, "recipient">,
): EffectDraft | undefined => {
  const purse = purseOf(world);
  const usual = hasTrait(action, "paying") && usesClocks(world) ? action.cost[clockRolesOf(world.campaign.system).money] : undefined;
  const sum = sumPaid(action, { details, called, instrument, proposed }, world) ?? usual;
  const named = recipient === "" ? undefined : resolveTarget(recipient, world);
  const [taker] = [named, target].flatMap((one) => (one?.kind === "entity" && isCreature(one.entity) ? [one.entity] : []));
  if (purse === undefined || sum === undefined || sum <= 0 || taker === undefined || taker.id === world.actor_id) return undefined;
  return { kind: "transfer", item: purse.id, from: world.actor_id, to: taker.id, quantity: sum };
};

/** The sum that a proposed effect has the actor hand over. */
export const sumProposed = (effects: readonly EffectDraft[], world: World): number | undefined => {
  const payment = effects.find((effect) => isPayment(effect, world));
  return typeof payment?.["quantity"] === "number" ? payment["quantity"] : undefined;
};

/** True for a proposal that the actor hands over money: the price of the action, and no effect of its own. */
export const isPayment = ({ kind, ...effect }: EffectDraft, world: World): boolean => {
  const [item, from, to] = [effect["item"], effect["from"] ?? "", effect["to"]].map(String);
  if (kind !== "transfer" || item === undefined || typeof effect["quantity"] !== "number") return false;
  const own = (id: string | undefined) => id === world.actor_id || id === "pc" || id === "party" || id === "me";
  const thing = world.entities.find(({ id, type }) => id === item && type === "item");
  const money = thing === undefined ? isMoney(item, world) : effect["quantity"] > 1 && isPurse(thing, world);
  return (from === "" || own(from)) && !own(to) && money;
};
