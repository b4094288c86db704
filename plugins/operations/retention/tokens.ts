import { service } from "freeform-rpg/kernel";
import type { Periods } from "./periods.ts";

/** How much of one kind was removed, or would be. */
export interface Removed {
  readonly kind: keyof Periods;
  /** The days for which it is kept; `null` for ever. */
  readonly days: number | null;
  readonly rows: number;
}

/** The size of a table, or of a campaign's part of it. */
export interface TableSize {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
}

/** What is kept for how long, and how large it is. */
export interface Retention {
  /** Removes what is older than its period; with `dryRun` it only counts. */
  prune(dryRun: boolean): Promise<readonly Removed[]>;
  /** The sizes of all tables, or of a campaign's rows in them. Empty for an unknown campaign. */
  measure(campaignId: string | null): Promise<readonly TableSize[]>;
}
export const Retention = service<Retention>("retention/retention");
