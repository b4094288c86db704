import { EngineError } from "freeform-rpg/errors";

/** The scope of a budget. */
export type CapName = "turn" | "session" | "day" | "campaign" | "ingest";

/** The possible cost of a call, and its budget. */
export interface Excess {
  readonly name: CapName;
  readonly cap: number;
  /** Whose limit it is: that of the server's configuration, or the campaign's DM's. */
  readonly setBy: "server" | "dm";
  readonly before: number;
  readonly most: number;
  readonly promptId: string;
  readonly model: string;
}

/** A call that was not made, because it could go beyond a budget. Players read its message, which names no amounts; `detail` is for those who pay. */
export class BudgetError extends EngineError {
  readonly excess: Excess;
  constructor(excess: Excess) {
    const detail = describe(excess);
    super("budget_exceeded", excess.name === "ingest" ? `${detail} ${remedies.server("ingest")}` : refuse(excess), { detail });
    this.excess = excess;
  }
}

const describe = ({ name, cap, before, most, promptId, model }: Excess): string =>
  `The ${budgetNames[name]} of ${dollars(cap)} would not hold: ${dollars(before)} are spent, and the call "${promptId}" to ${model} may cost up to ${dollars(most)} more.`;

const refuse = ({ name, setBy }: Excess): string =>
  `The ${budgetNames[name]} for models is used up. ${name === "day" ? "It begins again at 0:00 UTC. " : ""}${remedies[setBy](name)} \`freeform-rpg costs\` shows the DM what was spent.`;

const budgetNames: Readonly<Record<CapName, string>> = {
  turn: "turn's budget",
  session: "session's budget",
  day: "campaign's daily budget",
  campaign: "campaign's budget",
  ingest: "ingest's budget",
};

const remedies: Readonly<Record<Excess["setBy"], (name: CapName) => string>> = {
  dm: () => "The DM can raise it on the DM's page, or with `freeform-rpg costs budget`.",
  server: (name) =>
    `Who runs the server can raise "caps.${name}" of the plugin "cost" in freeform.config.ts, or let it "degrade" to cheaper answers there.`,
};

/** A call that was not made, because its cost is unknown and a budget applies. */
export class PriceUnknownError extends EngineError {
  constructor(provider: string, model: string) {
    super(
      "price_unknown",
      `The model "${model}" of ${provider} has no price, so budgets cannot apply. Add one to "prices" of the plugin "cost" in freeform.config.ts, such as { "${provider}/${model}": { input: 1, output: 5 } }.`,
    );
  }
}

const dollars = (amount: number): string => `$${Number(amount.toFixed(amount < 0.1 ? 5 : 2))}`;
