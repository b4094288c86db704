import type { RunEvent } from "freeform-rpg/kernel";
import type { RunAttempt, RunStore } from "../tokens.ts";

/** Passes events of a run that wait to a write of the run; see `RunStore.carryEvents`. */
export type CarryEvents = Parameters<RunStore["carryEvents"]>[1];

/** Who has events of runs that wait to be written. */
export interface EventCarriers {
  /** Registers who has the events of a claim, in place of an earlier claim's; returns what ends that. */
  add(run: RunAttempt, carry: CarryEvents): () => void;
  /** Writes what concerns a run together with its events that wait, and with the claim whose they are; without any where nobody has them. */
  carry<T>(runId: string, write: (events: readonly RunEvent[], run: RunAttempt | null) => Promise<T>): Promise<T>;
}

/** Opens the list of one process. */
export const openEventCarriers = (): EventCarriers => {
  const carriers = new Map<string, { readonly run: RunAttempt; readonly carry: CarryEvents }>();
  return {
    add: (run, carry) => {
      const own = { run, carry };
      carriers.set(run.id, own);
      return () => void (carriers.get(run.id) === own && carriers.delete(run.id));
    },
    carry: (runId, write) => {
      const found = carriers.get(runId);
      return found === undefined ? write([], null) : found.carry((events) => write(events, found.run));
    },
  };
};
