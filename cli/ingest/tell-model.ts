import { findPrice, listPrices } from "freeform-rpg/plugins/cost";
import type { Provider } from "freeform-rpg/plugins/models";

/** Tokens that a page is read and written with, over all stages: a guess for books of two columns, rounded up. */
const tokensOfPage = { input: 3500, output: 900 };

/** Who answers, and about what that costs for so many pages at list prices. */
export const tellModel = (provider: Provider, pages: number): string => {
  const model = provider.limits?.("quality")?.model;
  if (provider.free === true || model === undefined)
    return `${provider.name}: costs nothing; structure alone decides, with honest confidence`;
  const price = findPrice(listPrices, provider.name, model);
  if (price === null || pages === 0) return `${provider.name} (${model}) is asked; what that costs is not known beforehand`;
  const dollars = (pages * (tokensOfPage.input * price.input + tokensOfPage.output * price.output)) / 1_000_000;
  return `${provider.name} (${model}) is asked: at most about $${dollars.toFixed(2)} at list prices`;
};
