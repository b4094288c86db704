import type { Price } from "freeform-rpg/plugins/cost";

/** A model and what its tokens cost; `price` is `null` where that is not known. */
export interface PricedModel {
  readonly model: string;
  readonly price: Price | null;
}

/** What an estimate is made from. */
export interface EstimateParts {
  readonly words: number;
  readonly models: { readonly quality: PricedModel; readonly cheap: PricedModel };
  /** Whether the book's rules are left out. */
  readonly withoutRules: boolean;
}

/**
 * Tokens that a model reads and writes for each word of a book, over all stages, measured on four rulebooks of 2,000 to 90,000 words. More than half of what
 * is read are chapters of rules, which each extractor is shown.
 */
const tokensPerWord = {
  quality: { input: 6.5, inputWithoutRules: 3, output: 0.8 },
  cheap: { input: 1.2, inputWithoutRules: 1.2, output: 0.2 },
} as const;

/** About what a book's model calls cost, and how that is reckoned. */
export const estimateCost = ({ words, models, withoutRules }: EstimateParts): string => {
  const unknown = Object.values(models).find(({ price }) => price === null);
  if (unknown) {
    return `what that costs is not known: "${unknown.model}" has no price. \`prices\` of the plugin "cost" in freeform.config.ts takes one`;
  }
  const shares = (["quality", "cheap"] as const).map((tier) => {
    const { input, inputWithoutRules, output } = tokensPerWord[tier];
    return share(models[tier], { input: words * (withoutRules ? inputWithoutRules : input), output: words * output });
  });
  const dollars = shares.reduce((sum, { dollars: own }) => sum + own, 0);
  return `about $${dollars.toFixed(2)} for ${count(words)} words: ${shares.map(({ told }) => told).join("; ")}`;
};

const share = ({ model, price }: PricedModel, tokens: { readonly input: number; readonly output: number }) => {
  const { input = 0, output = 0 } = price ?? {};
  const told = `${model} reads about ${count(tokens.input)} tokens at $${input} a million and writes ${count(tokens.output)} at $${output}`;
  return { dollars: (tokens.input * input + tokens.output * output) / 1_000_000, told };
};

/** Two digits that count, with blanks for thousands: an estimate has no more. */
const count = (amount: number): string => Number(amount.toPrecision(2)).toLocaleString("en");
