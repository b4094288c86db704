import { EngineError } from "freeform-rpg/errors";

/** The scope of a budget. */
export type CapName = "turn" | "session" | "campaign" | "ingest";

/** The possible cost of a call, and its budget. */
export interface Excess {
  readonly name: CapName;
  readonly cap: number;
  readonly before: number;
  readonly most: number;
  readonly promptId: string;
  readonly model: string;
}

/** A call that was not made, because it could go beyond a budget. */
export class BudgetError extends EngineError {
  readonly excess: Excess;
  constructor(excess: Excess) {
    const { name, cap, before, most, promptId, model } = excess;
    super(
      "budget_exceeded",
      `The ${name}'s budget of ${dollars(cap)} would not hold: ${dollars(before)} are spent, and the call "${promptId}" to ${model} may cost up to ` +
        `${dollars(most)} more. Raise "caps.${name}" of the plugin "cost" in freeform.config.ts, or let it "degrade" to cheaper answers there.`,
    );
    this.excess = excess;
  }
}

/** A call that was not made, because its cost is unknown and a budget applies. */
export class PriceUnknownError extends EngineError {
  constructor(provider: string, model: string) {
    super(
      "price_unknown",
      `The model "${model}" of ${provider} has no price, so budgets cannot apply. Add one to "prices" of the plugin "cost" in freeform.config.ts.`,
    );
  }
}

const dollars = (amount: number): string => `$${Number(amount.toFixed(amount < 0.1 ? 5 : 2))}`;
