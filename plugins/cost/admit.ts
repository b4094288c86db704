import type { CallPlan, CallTerms } from "freeform-rpg/plugins/models";
import { BudgetError, PriceUnknownError } from "./errors.ts";
import type { CapName } from "./errors.ts";
import type { CostOptions } from "./options.ts";
import { findPrice, priceAtMost } from "./prices.ts";
import type { Spent } from "./ledger.ts";

/** Why terms cannot be had: the error that says so. */
type Objection = BudgetError | PriceUnknownError;

/**
 * Finds the best terms that keep within every cap: those asked for, then each step of the degrade order. Throws
 * `budget_exceeded` or `price_unknown` for the terms asked for when none does.
 */
export const admit = (asked: CallTerms, plan: CallPlan, { caps, degrade, prices }: CostOptions, spent: Spent): CallTerms => {
  const object = (terms: CallTerms): Objection | null => {
    const limits = plan.limits(terms);
    if (limits === null) return null;
    const price = limits && findPrice(prices, terms.provider, limits.model);
    if (limits && price === null) return new PriceUnknownError(terms.provider, limits.model);
    const most = limits && price ? priceAtMost(price, plan.characters, limits.outputTokens) : 0;
    return findExceeded({ caps, spent, own: plan.spent, most }, plan.prompt.id, limits?.model ?? terms.provider);
  };

  const first = object(asked);
  if (first === null) return asked;
  for (const step of degrade) {
    const terms = degradeTo(step, asked, first);
    if (plan.offers(terms.provider) && object(terms) === null) return terms;
  }
  throw first;
};

const degradeTo = (step: "cheap" | "offline", asked: CallTerms, because: Objection): CallTerms => ({
  tier: step === "cheap" ? "cheap" : asked.tier,
  provider: step === "offline" ? "offline" : asked.provider,
  degraded: `${step === "cheap" ? "The cheap tier" : "The offline narrator"} answered. ${because.message}`,
});

interface Sums {
  readonly caps: CostOptions["caps"];
  readonly spent: Spent;
  /** What the call's former tries cost. */
  readonly own: number;
  readonly most: number;
}

const names: readonly CapName[] = ["turn", "session", "campaign"];

const findExceeded = ({ caps, spent, own, most }: Sums, promptId: string, model: string): BudgetError | null => {
  for (const name of names) {
    const cap = caps[name];
    const before = spent[name] + own;
    if (cap !== undefined && (before + most > cap || before >= cap)) return new BudgetError({ name, cap, before, most, promptId, model });
  }
  return null;
};
