/** Ends a call that has been silent for too long. */
export interface Silence {
  /** Aborted with the caller's signal, or after `ms` without a sign of life. */
  readonly signal: AbortSignal;
  /** Milliseconds of silence that are borne. */
  readonly ms: number;
  /** Notes a sign of life. */
  readonly broken: () => void;
  readonly timedOut: () => boolean;
  readonly stop: () => void;
}

/** Starts watching. A model that still writes is never cut off, however long it takes. */
export const watchSilence = (signal: AbortSignal, ms: number): Silence => {
  const own = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    own.abort();
  }, ms);
  return {
    signal: AbortSignal.any([signal, own.signal]),
    ms,
    broken: () => void timer.refresh(),
    timedOut: () => late,
    stop: () => clearTimeout(timer),
  };
};
