import { EngineError } from "freeform-rpg/errors";

/** Milliseconds that work has to end after it was aborted. */
const grace = 5000;

/** Does work under a time limit in milliseconds. Throws `job_timed_out` after it, also where the work does not heed its signal. */
export const withTimeLimit = async <T>(limit: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const late = new AbortController();
  const abandoned = Promise.withResolvers<never>();
  const error = new EngineError("job_timed_out", `The job took longer than the ${showTime(limit)} that one of its kind may take.`);
  let giveUp: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    late.abort(error);
    giveUp = setTimeout(() => abandoned.reject(error), grace).unref();
  }, limit).unref();
  try {
    return await Promise.race([work(AbortSignal.any([signal, late.signal])), abandoned.promise]);
  } catch (thrown) {
    throw late.signal.aborted && !signal.aborted ? error : thrown;
  } finally {
    clearTimeout(timer);
    clearTimeout(giveUp);
  }
};

const showTime = (ms: number): string => (ms < 120_000 ? `${ms / 1000} seconds` : `${Math.round(ms / 60_000)} minutes`);
