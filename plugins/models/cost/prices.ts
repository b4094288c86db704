import type { CallLimits, PricedCall } from "freeform-rpg/plugins/models/core";
import type { Price } from "./options.ts";

/** Prices by the names under which they are configured. */
export type Prices = Readonly<Record<string, Price>>;

/** The price of a model: that of the most specific matching name. `null` when none matches. */
export const findPrice = (prices: Prices, provider: string, model: string): Price | null => {
  const fitting = Object.keys(prices).filter((name) => fits(name, model) || fits(name, `${provider}/${model}`));
  const best = fitting.toSorted((left, right) => exactness(right) - exactness(left))[0];
  return best === undefined ? null : (prices[best] ?? null);
};

const fits = (name: string, model: string): boolean => (name.endsWith("*") ? model.startsWith(name.slice(0, -1)) : model === name);

/** A whole name takes precedence over any prefix, a longer prefix over a shorter one. */
const exactness = (name: string): number => (name.endsWith("*") ? name.length : 10_000 + name.length);

/** US dollars of an answer; `null` where the model has no price. */
export const priceOf = (prices: Prices, call: PricedCall): number | null => {
  const found = findPrice(prices, call.provider, call.model);
  if (found === null) return null;
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, cacheWriteHourTokens = 0 } = call;
  const price = ratesFor(found, inputTokens);
  const fresh = Math.max(0, inputTokens - cacheReadTokens - cacheWriteTokens);
  const written = (cacheWriteTokens - cacheWriteHourTokens) * writeRate(price) + cacheWriteHourTokens * writeRate(price, true);
  const cached = cacheReadTokens * (price.cacheRead ?? price.input) + written;
  return (fresh * price.input + cached + outputTokens * price.output) / 1_000_000;
};

const ratesFor = ({ long, ...price }: Price, inputTokens: number): Omit<Price, "long"> =>
  long !== undefined && inputTokens > long.above ? long : price;

const writeRate = ({ input, cacheWrite = input, cacheWriteHour = cacheWrite }: Omit<Price, "long">, hour = false): number =>
  hour ? cacheWriteHour : cacheWrite;

/** The most a call can cost: its prompt at under three characters a token and written to the cache, its answer as long as it may be. */
export const priceAtMost = (found: Price, characters: number, { outputTokens, cachesForHour = false }: CallLimits): number => {
  const inputTokens = Math.ceil(characters / 2.5);
  const price = ratesFor(found, inputTokens);
  return (inputTokens * Math.max(price.input, writeRate(price, cachesForHour)) + outputTokens * price.output) / 1_000_000;
};
