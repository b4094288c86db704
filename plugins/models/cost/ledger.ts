import type { RunName, Spent } from "./spent.ts";
import { remember } from "freeform-rpg/db/lib";
import type { CallIdentity, RecordedCall, RecalledCall } from "freeform-rpg/plugins/models/core";
import type { CampaignBudget, Receipt } from "freeform-rpg/schemas";
import type { CallStore, SavedCall, SavedCalls } from "./call-store.ts";
import type { Costs } from "./read-costs.ts";

/** All paid calls. */
export interface CallLedger {
  /** The stored answer of the same model to the same request of this run; `null` when there is none. */
  recall(call: CallIdentity): Promise<RecalledCall | null>;
  record(call: RecordedCall): Promise<void>;
  receipts(run: RunName): Promise<readonly Receipt[]>;
  /** What was spent so far of all that has a limit, and the budget that the campaign's DM set. What nobody limits is not added up: it is that of the run alone. */
  standing(run: RunName): Promise<{ readonly spent: Spent; readonly budget: CampaignBudget }>;
  /** The costs of a run's calls, by stage and tier, across processes. */
  costs(run: RunName): Promise<Costs>;
}

/** The number of runs whose calls are cached; older ones are read again when needed. */
const heldRuns = 200;

/** Opens the ledger over a store. A run's calls are read once; this process then adds the calls that it records. */
export const openLedger = (store: CallStore): CallLedger => {
  const runs = new Map<string, Promise<SavedCalls>>();

  const read = (run: RunName) => hold(runs, run.runId, () => store.ofRun(run));
  const callsOf = async (run: RunName): Promise<SavedCall[]> => (await read(run)).calls;

  return {
    recall: async (call) => {
      if (call.free) return null;
      const ids = [nameCall(call), nameWhole(call)];
      const found = (await callsOf(call)).find(({ id }) => ids.includes(id));
      return found ? { value: found.value, receipt: found.receipt, saved: true } : null;
    },
    record: async (call) => {
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
    standing: async (run) => {
      const { calls, standing } = await read(run);
      const turn = calls.reduce((sum, { receipt }) => sum + receipt.cost, 0);
      const { session, day, campaign, budget } = standing;
      return { budget, spent: { turn, session: session + turn, day: day + turn, campaign: campaign + turn, ingest: turn } };
    },
    costs: (run) => store.sumRun(run),
  };
};

/**
 * The id includes the model: another model is called again, and paid by the user who chose it. Of the key, 64 bits tell the requests of one run
 * apart; the id is stored three times a call.
 */
const nameCall = (call: CallIdentity): string => nameWhole({ ...call, key: call.key.slice(0, 16) });

/** The id with the whole key, as servers of the version before named a call: a run that one of them began goes on without paying again. */
const nameWhole = ({ runId, stage, asked, key, nth }: CallIdentity): string => `${runId}:${stage}:${asked}:${key}:${nth}`;

const nameFailed = (call: CallIdentity, count: number): string => `${nameCall(call)}:failed:${count}`;

const hold = <T>(held: Map<string, Promise<T>>, key: string, read: () => Promise<T>): Promise<T> => {
  const known = held.get(key);
  if (known) return known;
  const reading = read();
  remember(held, heldRuns, key, reading);
  // A failed read is repeated on the next use.
  reading.catch(() => held.delete(key));
  return reading;
};
