import { service } from "freeform-rpg/kernel";
import type { CallLedger as Ledger } from "./ledger.ts";

/** Every call that was paid for. */
export const CallLedger = service<Ledger>("cost/ledger");

export { BudgetError, PriceUnknownError } from "./errors.ts";
export type { CapName, Excess } from "./errors.ts";
export type { CallLedger as Ledger, RunName, Spent } from "./ledger.ts";
export { CostTotals } from "./cost-totals.ts";
export type { Costs, CostShare } from "./read-costs.ts";
export { listPrices } from "./list-prices.ts";
export { findPrice } from "./prices.ts";
