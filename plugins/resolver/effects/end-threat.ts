import type { Ledger } from "../ledger.ts";

/** Ends a pending threat. */
export const endThreat = (ledger: Ledger, id: string, change: "land" | "avert"): void => {
  if (ledger.threats.delete(id)) ledger.diff.threats.push({ change, id });
};
