import type { RunName, Spent } from "./spent.ts";
import type { CallIdentity, KeptCall, RecalledCall } from "freeform-rpg/plugins/models/core";
import type { Receipt } from "freeform-rpg/schemas";
import type { CallStore, KeptRow } from "./call-store.ts";
import type { Costs } from "./read-costs.ts";

/** Every call that was paid for. */
export interface CallLedger {
  /** What this run has been answered before to the same request by the same model; `null` when it was not. */
  recall(call: CallIdentity): Promise<RecalledCall | null>;
  keep(call: KeptCall): Promise<void>;
  receipts(run: RunName): Promise<readonly Receipt[]>;
  spent(run: RunName): Promise<Spent>;
  /** What a run's calls have cost, by stage and tier, whichever process paid them. */
  costs(run: RunName): Promise<Costs>;
}

/** Runs of which the calls are held in memory; older ones are read again when they are asked for. */
const heldRuns = 200;

/** Opens the ledger over a store. A run's calls are read once; this process adds to them as it keeps them. */
export const openDraft = (store: CallStore): CallLedger => {
  const runs = new Map<string, Promise<KeptRow[]>>();
  const before = new Map<string, Promise<Pick<Spent, "session" | "campaign">>>();

  const callsOf = (run: RunName): Promise<KeptRow[]> => hold(runs, run.runId, () => store.ofRun(run));

  return {
    recall: async (call) => {
      if (call.free) return null;
      const id = nameCall(call);
      const found = (await callsOf(call)).find((row) => row.id === id);
      return found ? { value: found.value, receipt: found.receipt, kept: true } : null;
    },
    keep: async (call) => {
      const calls = await callsOf(call);
      const row = {
        id: call.value === undefined ? nameFailed(call, calls.length) : nameCall(call),
        value: call.value,
        receipt: call.receipt,
      };
      await store.add(call, row);
      calls.push(row);
    },
    receipts: async (run) => (await callsOf(run)).map(({ receipt }) => receipt),
    spent: async (run) => {
      const turn = (await callsOf(run)).reduce((sum, { receipt }) => sum + receipt.cost, 0);
      const { session, campaign } = await hold(before, run.runId, () => store.sumOthers(run));
      return { turn, session: session + turn, campaign: campaign + turn, ingest: turn };
    },
    costs: (run) => store.sumRun(run),
  };
};

/** Another model is asked again: a user who chose it pays for its answers. */
const nameCall = ({ runId, stage, asked, key, nth }: CallIdentity): string => `${runId}:${stage}:${asked}:${key}:${nth}`;

const nameFailed = (call: CallIdentity, count: number): string => `${nameCall(call)}:failed:${count}`;

const hold = <T>(held: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
  const known = held.get(key);
  if (known) return known;
  const reading = read();
  held.set(key, reading);
  // What could not be read is read again on its next use.
  reading.catch(() => held.delete(key));
  const oldest = held.size > heldRuns ? held.keys().next().value : undefined;
  if (oldest !== undefined) held.delete(oldest);
  return reading;
};
