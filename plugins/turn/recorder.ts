import type { RunEvent, RunEventBody } from "freeform-rpg/kernel";
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
  /** Resolves when everything recorded so far is durable and told. */
  settle(): Promise<void>;
  /** Stores the run's last event, then lets `finish` end the run, then tells followers. */
  end(last: RunEventBody, finish: () => Promise<void>): Promise<void>;
}

/** Makes the recorder of one run. */
export const createRecorder = ({ runId, told, store, announce, window }: RecorderOptions): Recorder => {
  const text = createOpenText(told);
  let seq = told.at(-1)?.seq ?? 0;
  let waiting: RunEventBody[] = [];
  let unsaved: RunEvent[] = [];
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = -Infinity;

  const write = async () => {
    unsaved.push(...waiting.map((body) => ({ ...body, runId, seq: ++seq })));
    waiting = [];
    if (unsaved.length === 0) return;
    const batch = unsaved;
    await store(batch);
    unsaved = [];
    lastWrite = performance.now();
    announce(batch);
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (writing) await writing.catch(() => {});
    writing = write().finally(() => (writing = null));
    await writing;
  };
  const schedule = () => {
    if (timer || writing) return;
    timer = setTimeout(flushSoon, Math.max(0, lastWrite + window - performance.now()));
  };
  // A failed write is tried again with the next one; `settle` reports it if it goes on failing.
  const flushSoon = () =>
    void flush().then(
      () => waiting.length > 0 && schedule(),
      () => {},
    );
  const add = (event: RunEventBody) => {
    waiting = merge(waiting, event);
    schedule();
  };

  return {
    record: (event) => text.follow(event).forEach(add),
    retract: (reason) => text.retract(reason).forEach(add),
    settle: flush,
    async end(last, finish) {
      await flush();
      const event = { ...last, runId, seq: ++seq };
      await store([event]);
      await finish();
      announce([event]);
    },
  };
};

const merge = (events: RunEventBody[], event: RunEventBody): RunEventBody[] => {
  const previous = events.at(-1);
  if (event.type !== "token" || previous?.type !== "token" || previous.stage !== event.stage) return [...events, event];
  return [...events.slice(0, -1), { ...previous, text: previous.text + event.text }];
};
