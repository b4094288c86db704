import type { Kernel } from "freeform-rpg/kernel";
import { PriceList } from "freeform-rpg/plugins/models/cost";
import { ModelProvider } from "freeform-rpg/plugins/models/core";
import { countWords } from "./count-words.ts";
import { estimateCost } from "./estimate-cost.ts";
import type { IngestPlan } from "./plan.ts";

/** The model that reads a book, and an estimate of its cost. */
export const describeModel = async (kernel: Kernel, { file, settings }: IngestPlan): Promise<string> => {
  const provider = await kernel.use(ModelProvider);
  const { name, limits } = provider;
  if (provider.free === true || limits === undefined) return `${name}: free; the structure of the text decides, with lower confidence`;
  const prices = await kernel.use(PriceList);
  const priced = (tier: "quality" | "cheap") => {
    const { model } = limits(tier);
    return { model, price: prices.find(name, model) };
  };
  const words = await countWords(file, settings.range);
  if (words === 0) return `${name}; its pages are images, so the cost is known once they are read`;
  const models = { quality: priced("quality"), cheap: priced("cheap") };
  return `${name}: ${estimateCost({ words, models, withoutRules: settings.systems.skip })}`;
};
