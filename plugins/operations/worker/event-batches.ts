import type { RunEventBody } from "freeform-rpg/kernel";

/** Collects events and writes them in batches. */
export interface EventBatches {
  /** Takes an event; it is written within the window. Never throws. */
  add(event: RunEventBody): void;
  /** Writes the waiting events. Throws when they cannot be written; they are then written with the next. */
  flush(): Promise<void>;
  /** Waits for the active write, then removes and returns the waiting events. */
  drain(): Promise<readonly RunEventBody[]>;
}

/**
 * An event that comes after a quiet time is written at once; those that follow within `window` milliseconds are written together,
 * neighbouring tokens of a stage as one. Calls of `write` never overlap.
 */
export const createEventBatches = (window: number, write: (events: readonly RunEventBody[]) => Promise<void>): EventBatches => {
  let waiting: RunEventBody[] = [];
  let writing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lastWrite = -Infinity;

  const writeAll = async () => {
    const batch = waiting;
    waiting = [];
    try {
      await write(batch);
      lastWrite = performance.now();
    } catch (error) {
      waiting = [...batch, ...waiting];
      throw error;
    }
  };
  const settle = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (writing) await writing.catch(() => {});
  };
  const flush = async () => {
    await settle();
    if (waiting.length === 0) return;
    writing = writeAll().finally(() => (writing = null));
    await writing;
  };
  const drain = async () => {
    await settle();
    const left = waiting;
    waiting = [];
    return left;
  };
  const schedule = () => {
    if (timer || writing) return;
    timer = setTimeout(flushSoon, Math.max(0, lastWrite + window - performance.now()));
  };
  const flushSoon = () => {
    flush().then(
      () => waiting.length > 0 && schedule(),
      () => {},
    );
  };
  const add = (event: RunEventBody) => {
    waiting = merge(waiting, event);
    schedule();
  };
  return { add, flush, drain };
};

const merge = (events: RunEventBody[], event: RunEventBody): RunEventBody[] => {
  const previous = events.at(-1);
  if (event.type !== "token" || previous?.type !== "token" || previous.stage !== event.stage) return [...events, event];
  return [...events.slice(0, -1), { ...previous, text: previous.text + event.text }];
};
