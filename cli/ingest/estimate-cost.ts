import type { Price } from "freeform-rpg/plugins/models/cost";

/** A model and the price of its tokens; `price` is `null` if it is unknown. */
export interface PricedModel {
  readonly model: string;
  readonly price: Price | null;
}

/** The input of an estimate. */
export interface EstimateParts {
  readonly words: number;
  readonly models: { readonly quality: PricedModel; readonly cheap: PricedModel };
  /** Whether the rules of the book are left out. */
  readonly withoutRules: boolean;
}

/**
 * Tokens that a model reads and writes for each word of a book, over all stages, measured on four rulebooks of 2,000 to 90,000 words. More than half
 * of the input are chapters of rules, which every extractor reads.
 */
const tokensPerWord = {
  quality: { input: 6.5, inputWithoutRules: 3, output: 0.8 },
  cheap: { input: 1.2, inputWithoutRules: 1.2, output: 0.2 },
} as const;

/** Estimates the cost of a book's model calls, with the calculation. */
export const estimateCost = ({ words, models, withoutRules }: EstimateParts): string => {
  const unknown = Object.values(models).find(({ price }) => price === null);
  if (unknown) {
    return `the cost is not known: "${unknown.model}" has no price. Set one in \`prices\` of the plugin "cost" in freeform.config.ts`;
  }
  const shares = (["quality", "cheap"] as const).map((tier) => {
    const { input, inputWithoutRules, output } = tokensPerWord[tier];
    return share(models[tier], { input: words * (withoutRules ? inputWithoutRules : input), output: words * output });
  });
  const dollars = shares.reduce((sum, { dollars: own }) => sum + own, 0);
  return `about $${dollars.toFixed(2)} for ${count(words)} words: ${shares.map(({ text }) => text).join("; ")}`;
};

const share = ({ model, price }: PricedModel, tokens: { readonly input: number; readonly output: number }) => {
  const { input = 0, output = 0 } = price ?? {};
  const text = `${model} reads about ${count(tokens.input)} tokens at $${input} a million and writes ${count(tokens.output)} at $${output}`;
  return { dollars: (tokens.input * input + tokens.output * output) / 1_000_000, text };
};

/** Two significant digits: an estimate has no more. */
const count = (amount: number): string => Number(amount.toPrecision(2)).toLocaleString("en");
