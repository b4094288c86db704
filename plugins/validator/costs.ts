import type { Costs, World } from "freeform-rpg/schemas";
import { spellVerb, verbOf } from "./verbs.ts";

const free: Costs = { heat: 0, time: 0, cred: 0, harm: 0, rep: 0 };

const table: Readonly<Record<string, Partial<Costs>>> = {
  investigate: { time: 1 },
  search: { time: 1 },
  talk: { time: 1 },
  social: { time: 1 },
  persuade: { time: 1 },
  negotiate: { time: 1 },
  wait: { time: 1 },
  travel: { time: 2 },
  hack: { heat: 1, time: 1 },
  steal: { heat: 2, time: 1 },
  combat: { heat: 1 },
  attack: { heat: 1 },
  violence: { heat: 1 },
  crime: { heat: 2 },
  bribe: { cred: 50 },
};

/** True when the campaign plays with clocks; without them nothing costs anything. */
export const usesClocks = (world: World): boolean => world.campaign.system.clock_rules?.enabled === true;

/** What one attempt of the action costs: the system's price for the word or its verb, else the table's, else nothing. */
export const priceAction = (action: string, details: string, world: World): Costs => {
  if (!usesClocks(world)) return free;
  const verb = verbOf(action);
  const prices = world.campaign.system.costs;
  const price = prices[spellVerb(action)] ?? prices[verb] ?? table[spellVerb(action)] ?? table[verb];
  const costs = { ...free, ...price };
  const cred = verb === "pay" ? Math.max(costs.cred, amountIn(details)) : costs.cred;
  return { ...costs, cred, harm: temperHarm(costs.harm, world) };
};

/** Harm as the campaign's lethality has it: `low` takes one off, `brutal` adds half, rounded down. */
export const temperHarm = (harm: number, world: World): number => {
  const { lethality } = world.campaign.calibration.risk;
  if (lethality === "low") return Math.max(0, harm - 1);
  return lethality === "brutal" ? Math.floor(harm * 1.5) : harm;
};

/** The first number of the text, such as the cred to pay; 0 when it names none. */
export const amountIn = (text: string): number => Number(/\d+/.exec(text.replaceAll(/(\d),(\d{3})/g, "$1$2"))?.[0] ?? 0);
