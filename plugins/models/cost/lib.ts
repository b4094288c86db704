export { BudgetError, PriceUnknownError } from "./errors.ts";
export { CostTotals } from "./cost-totals.ts";
export { noCosts } from "./read-costs.ts";
