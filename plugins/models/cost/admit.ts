import type { CallPlan, CallTerms } from "freeform-rpg/plugins/models/core";
import { capNames } from "./caps.ts";
import type { Caps } from "./caps.ts";
import { BudgetError, PriceUnknownError } from "./errors.ts";
import type { CostOptions, DegradeStep } from "./options.ts";
import { findPrice, priceAtMost } from "./prices.ts";
import type { Spent } from "./spent.ts";

/** {@link CostOptions} with what the campaign's DM set. */
export type AdmitOptions = Omit<CostOptions, "caps"> & { readonly caps: Caps };

/** The error that explains why a call is not admitted. */
type Objection = BudgetError | PriceUnknownError;

/**
 * Finds the best terms within every cap: the requested ones, then each step of the degrade order on top of those before it. Throws
 * `budget_exceeded` or `price_unknown` for the requested terms when there are none.
 */
export const admit = (asked: CallTerms, plan: CallPlan, { caps, degrade, prices }: AdmitOptions, spent: Spent): CallTerms => {
  const object = (terms: CallTerms): Objection | null => {
    const limits = plan.limits(terms);
    if (limits === null) return null;
    const price = limits && findPrice(prices, terms.provider, limits.model);
    if (limits && price === null) return new PriceUnknownError(terms.provider, limits.model);
    const characters = terms.shorter ? (plan.shortCharacters ?? plan.characters) : plan.characters;
    const most = limits && price ? priceAtMost(price, characters, limits) : 0;
    return findExceeded({ caps: capsOf(plan, caps), spent, own: plan.spent, most }, plan.prompt.id, limits?.model ?? terms.provider);
  };

  const first = object(asked);
  if (first === null) return asked;
  let terms = asked;
  for (const step of degrade) {
    terms = givenUp[step](terms, asked);
    if (plan.offers(terms.provider) && object(terms) === null)
      return { ...terms, degraded: `${describe(terms, asked)} ${first.detail ?? first.message}` };
  }
  throw first;
};

/** Terms with one more economy. */
const givenUp: Readonly<Record<DegradeStep, (terms: CallTerms, asked: CallTerms) => CallTerms>> = {
  cheap: (terms) => ({ ...terms, tier: "cheap" }),
  shorter: (terms) => ({ ...terms, shorter: true }),
  offline: (_terms, asked) => ({ ...asked, provider: "offline" }),
};

const describe = ({ tier, shorter, provider }: CallTerms, asked: CallTerms): string => {
  if (provider !== asked.provider) return "The offline narrator answered.";
  const who = tier === asked.tier ? "The model" : "The cheap tier";
  return shorter ? `${who} answered from a shorter packet.` : `${who} answered.`;
};

interface Sums {
  readonly caps: Caps;
  readonly spent: Spent;
  /** The cost of the call's earlier tries. */
  readonly own: number;
  readonly most: number;
}

/** A run outside of campaigns pays under its own id: it has its own budget, and no turn's budget applies to it. */
const capsOf = ({ campaignId, runId }: CallPlan, { ingest, ...played }: Caps): Caps =>
  campaignId === runId ? { ...(ingest && { ingest }) } : played;

const findExceeded = ({ caps, spent, own, most }: Sums, promptId: string, model: string): BudgetError | null => {
  for (const name of capNames) {
    const cap = caps[name];
    const before = spent[name] + own;
    if (cap && (before + most > cap.dollars || before >= cap.dollars))
      return new BudgetError({ name, cap: cap.dollars, setBy: cap.setBy, before, most, promptId, model });
  }
  return null;
};
