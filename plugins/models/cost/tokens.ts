import { service } from "freeform-rpg/kernel";
import type { CallLedger as Ledger } from "./ledger.ts";
import type { Price } from "./options.ts";

/** All paid calls. */
export const CallLedger = service<Ledger>("cost/ledger");

/** The prices of models' tokens: the list prices, overridden by those of the configuration. */
export interface PriceList {
  /** US dollars for a million tokens; `null` where the price is unknown, which does not mean free. */
  find(provider: string, model: string): Price | null;
}
export const PriceList = service<PriceList>("cost/prices");

export type { BudgetError, PriceUnknownError } from "./errors.ts";
export type { CapName, Excess } from "./errors.ts";
export type { CallLedger as Ledger } from "./ledger.ts";
export type { RunName, Spent } from "./spent.ts";
export type { CostTotals } from "./cost-totals.ts";
export type { Costs, CostShare } from "./read-costs.ts";
export type { Price } from "./options.ts";
