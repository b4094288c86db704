import type { RunEvent } from "freeform-rpg/kernel";

/** Keeps every event of a run: pass `onEvent` to the run, look at `events` after it. */
export interface EventRecord {
  readonly events: readonly RunEvent[];
  readonly onEvent: (event: RunEvent) => void;
}

/** Makes an empty record. */
export const recordEvents = (): EventRecord => {
  const events: RunEvent[] = [];
  return { events, onEvent: (event) => void events.push(event) };
};
