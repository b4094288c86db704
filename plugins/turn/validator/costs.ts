import { clockRolesOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Price, World } from "freeform-rpg/schemas";

/** True when the campaign plays with clocks; without them nothing costs anything. */
export const usesClocks = (world: World): boolean => world.campaign.system.clock_rules?.enabled === true;

/** The price of one attempt, by clock; nothing where the campaign plays without clocks. A payment costs at least the amount that the text names. */
export const priceAction = (action: Action, details: string, world: World): Price => {
  if (!usesClocks(world)) return {};
  const { harm, money } = clockRolesOf(world.campaign.system);
  const price = { ...action.cost };
  if (price[harm] !== undefined) price[harm] = temperHarm(price[harm], world);
  if (hasTrait(action, "paying") && hasTrait(action, "handing")) price[money] = Math.max(price[money] ?? 0, amountIn(details));
  return price;
};

/** Harm at the campaign's lethality: `low` takes one off, `brutal` adds half, rounded down. */
export const temperHarm = (harm: number, world: World): number => {
  const { lethality } = world.campaign.calibration.risk;
  if (lethality === "low") return Math.max(0, harm - 1);
  return lethality === "brutal" ? Math.floor(harm * 1.5) : harm;
};

/** The first number of the text, such as the amount to pay; 0 when it names none. */
export const amountIn = (text: string): number => Number(/\d+/.exec(text.replaceAll(/(\d),(\d{3})/g, "$1$2"))?.[0] ?? 0);
