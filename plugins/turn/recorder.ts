import type { RunEvent, RunEventBody } from "freeform-rpg/kernel";
import { createEventBatches } from "./event-batches.ts";
import { createOpenText } from "./open-text.ts";

/** Where a recorder puts what it numbers. */
export interface RecorderOptions {
  readonly runId: string;
  /** What was told of this run before, oldest first: numbering goes on after it. */
  readonly told: readonly RunEvent[];
  /** Makes events durable. */
  readonly store: (events: readonly RunEvent[]) => Promise<void>;
  /** Tells live followers; called only with events that are durable. Must not throw. */
  readonly announce: (events: readonly RunEvent[]) => void;
  /** Milliseconds between two writes; events that come meanwhile are written together. */
  readonly window: number;
}

/**
 * Numbers a run's events, merges neighbouring tokens, stores them in batches and tells them once they are durable:
 * what a follower has seen is never told differently after a crash.
 */
export interface Recorder {
  /** Takes an event in; the last event of a run waits for `end`. Never throws. */
  record(event: RunEventBody): void;
  /** Retracts all text told of stages that are to run again. */
  retract(reason: string): void;
  /** Sees to it that the text told is this one, if any was told: a crash may have cut it off, a plugin may have mended it. */
  amend(text: string): void;
  /** Resolves when all text told so far is durable: a stage's artifact is kept only after its text is. */
  secureText(): Promise<void>;
  /** Resolves when everything recorded so far is durable and told. */
  settle(): Promise<void>;
  /** Ends the run: `finish` makes all that is not durable yet and the last event so, together with the run's end; then followers are told. */
  end(last: RunEventBody, finish: (events: readonly RunEvent[]) => Promise<void>): Promise<void>;
}

/** Makes the recorder of one run. */
export const createRecorder = ({ runId, told, store, announce, window }: RecorderOptions): Recorder => {
  const text = createOpenText(told);
  let seq = told.at(-1)?.seq ?? 0;
  let heard = 0;
  let safe = 0;

  const number = (bodies: readonly RunEventBody[]): RunEvent[] => bodies.map((body, at) => ({ ...body, runId, seq: seq + 1 + at }));
  const write = async (bodies: readonly RunEventBody[], keep = store) => {
    const events = number(bodies);
    const upTo = heard;
    await keep(events);
    safe = upTo;
    seq += events.length;
    announce(events);
  };
  const { add: gather, flush, drain } = createEventBatches(window, (events) => write(events));
  const add = (event: RunEventBody) => {
    if (event.type === "token") heard++;
    gather(event);
  };
  return {
    record: (event) => text.follow(event).forEach(add),
    retract: (reason) => text.retract(reason).forEach(add),
    amend: (whole) => text.amend(whole).forEach(add),
    secureText: async () => void (safe < heard && (await flush())),
    settle: flush,
    end: async (last, finish) => write([...(await drain()), last], finish),
  };
};
