import { usesClocks, temperHarm } from "freeform-rpg/plugins/turn/scene/lib";
import { clockRolesOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Price, World } from "freeform-rpg/schemas";

/** The price of one attempt, by clock; nothing where the campaign plays without clocks. A payment costs at least the amount that the text names. */
export const priceAction = (action: Action, details: string, world: World): Price => {
  if (!usesClocks(world)) return {};
  const { harm, money } = clockRolesOf(world.campaign.system);
  const price = { ...action.cost };
  if (price[harm] !== undefined) price[harm] = temperHarm(price[harm], world);
  if (hasTrait(action, "paying") && hasTrait(action, "handing")) price[money] = Math.max(price[money] ?? 0, amountIn(details));
  return price;
};

/** The first number of the text, such as the amount to pay; 0 when it names none. */
export const amountIn = (text: string): number => Number(/\d+/.exec(text.replaceAll(/(\d),(\d{3})/g, "$1$2"))?.[0] ?? 0);
