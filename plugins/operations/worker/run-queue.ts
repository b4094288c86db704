import type { RunStore } from "freeform-rpg/db";
import type { LiveEvents } from "./live-events.ts";

/** The parts that everything in this folder works with. */
export interface RunQueue {
  readonly store: RunStore;
  readonly live: LiveEvents;
  /** The name of a run of this queue in messages. */
  readonly noun: "turn" | "job";
  /** Milliseconds between looks for work that another process left; `null` where there are none. */
  readonly pollInterval: number | null;
  /** Reports an error to the operator. */
  readonly report: (message: string, error: unknown) => void;
}
