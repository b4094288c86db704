import type { Kernel } from "freeform-rpg/kernel";
import { PriceList } from "freeform-rpg/plugins/cost";
import { ModelProvider } from "freeform-rpg/plugins/models";
import { countWords } from "./count-words.ts";
import { estimateCost } from "./estimate-cost.ts";
import type { IngestPlan } from "./plan.ts";

/** Who answers questions about a book, about what that costs, and how that is reckoned. */
export const tellModel = async (kernel: Kernel, { file, settings }: IngestPlan): Promise<string> => {
  const provider = await kernel.use(ModelProvider);
  const { name, limits } = provider;
  if (provider.free === true || limits === undefined) return `${name}: costs nothing; structure alone decides, with honest confidence`;
  const prices = await kernel.use(PriceList);
  const priced = (tier: "quality" | "cheap") => {
    const { model } = limits(tier);
    return { model, price: prices.find(name, model) };
  };
  const words = await countWords(file, settings.range);
  if (words === 0) return `${name} is asked; its pages are pictures, so that what it costs is known once they are read`;
  const models = { quality: priced("quality"), cheap: priced("cheap") };
  return `${name} is asked: ${estimateCost({ words, models, withoutRules: settings.systems.skip })}`;
};
