import type { RunEventBody } from "freeform-rpg/kernel";

/** Writes events; only when it resolves are they written. */
export type WriteEvents<T = void> = (events: readonly RunEventBody[]) => Promise<T>;

/** Collects events and writes them in batches. */
export interface EventBatches {
  /** Takes an event; it is written within the window where somebody waits for it, else within a few. Never throws. */
  add(event: RunEventBody, isAwaited: boolean): void;
  /** Writes the waiting events. Throws when they cannot be written; they are then written with the next. */
  flush(): Promise<void>;
  /** Passes the waiting events, none too, to another write, as `flush` does to the own one. */
  carry<T>(write: WriteEvents<T>): Promise<T>;
}

/**
 * An event that is awaited and comes after a quiet time is written at once; those that follow within `window` milliseconds are written together,
 * neighbouring tokens of a stage as one. Writes never overlap.
 */
export const createEventBatches = (window: number, write: WriteEvents): EventBatches => {
  let waiting: RunEventBody[] = [];
  let writing: Promise<unknown> | null = null;
  const timer = createTimer(window, () => void flush().catch(() => {}));

  const writeWith = async <T>(writeAll: WriteEvents<T>): Promise<T> => {
    const batch = waiting;
    waiting = [];
    try {
      return await writeAll(batch);
    } catch (error) {
      waiting = [...batch, ...waiting];
      throw error;
    }
  };
  // Several callers wait for the same write. Between the end of that and what a caller then does nothing is awaited: another would begin to write meanwhile.
  const carry = async <T>(writeAll: WriteEvents<T>): Promise<T> => {
    timer.clear();
    while (writing) await writing.catch(() => {});
    if (waiting.length > 0) timer.begin();
    const own = writeWith(writeAll).finally(() => (writing = null));
    writing = own;
    const written = await own;
    if (waiting.length > 0) timer.set();
    return written;
  };
  const flush = async () => {
    timer.clear();
    while (writing) await writing.catch(() => {});
    if (waiting.length > 0) await carry(write);
  };
  const add = (event: RunEventBody, isAwaited: boolean) => {
    waiting = merge(waiting, event);
    timer.expect(isAwaited);
    if (writing === null) timer.set();
  };
  return { add, flush, carry };
};

/** Windows after which events are written that nobody waits for. */
const patience = 4;

/** The time of the next write: a window after the last one for what somebody waits for. */
const createTimer = (window: number, onDue: () => void) => {
  let timer: NodeJS.Timeout | undefined;
  let due = Infinity;
  let isAwaited = false;
  let lastWrite = performance.now() - window;
  const clear = (): void => {
    clearTimeout(timer);
    [timer, due] = [undefined, Infinity];
  };
  return {
    clear,
    /** Notes that a write begins: what comes from now on is in the next. */
    begin: (): void => {
      lastWrite = performance.now();
      isAwaited = false;
    },
    /** Notes that an event waits. */
    expect: (awaited: boolean): void => void (isAwaited ||= awaited),
    /** Sets the timer, unless it is set for an earlier time. */
    set: (): void => {
      const next = lastWrite + window * (isAwaited ? 1 : patience);
      if (next >= due) return;
      clear();
      due = next;
      timer = setTimeout(onDue, Math.max(0, next - performance.now()));
    },
  };
};

const merge = (events: RunEventBody[], event: RunEventBody): RunEventBody[] => {
  const previous = events.at(-1);
  if (event.type !== "token" || previous?.type !== "token" || previous.stage !== event.stage) return [...events, event];
  return [...events.slice(0, -1), { ...previous, text: previous.text + event.text }];
};
