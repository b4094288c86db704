import type { Receipt } from "freeform-rpg/schemas";
import { findReceipts } from "./hooks.ts";
import type { ModelService } from "./tokens.ts";

/** A receipt, and whether taps have received it. */
export interface ReceiptEntry {
  readonly receipt: Receipt;
  readonly saved: boolean;
}

/** Receipts by run, in memory. */
export interface Receipts {
  add(runId: string, entry: ReceiptEntry): void;
  readonly read: ModelService["receipts"];
  readonly forget: ModelService["forget"];
}

/** Creates an empty store of receipts. Receipts that taps have saved take precedence over those in memory. */
export const createReceipts = (): Receipts => {
  const entries = new Map<string, ReceiptEntry[]>();
  return {
    add: (runId, entry) => void entries.set(runId, [...(entries.get(runId) ?? []), entry]),
    read: async (runId, from) => {
      const known = entries.get(runId) ?? [];
      const found = from ? await from.call.collect(findReceipts, { runId, campaignId: from.campaignId }) : [];
      const own = found.length > 0 ? known.filter(({ saved }) => !saved) : known;
      return [...found, ...own.map(({ receipt }) => receipt)];
    },
    forget: (runId) => void entries.delete(runId),
  };
};
