import type { CapName } from "./errors.ts";

/** Names a run in its campaign. */
export interface RunName {
  readonly campaignId: string;
  readonly runId: string;
}

/** US dollars spent so far, by what a budget is for. */
export type Spent = Readonly<Record<CapName, number>>;
