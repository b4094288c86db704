import { CommandError } from "../command-error.ts";

/** Runs work that Ctrl-C aborts; its error then becomes `run_cancelled` with advice. A second Ctrl-C ends the process at once. */
export const untilInterrupted = async <T>(advice: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const cancel = () => stop.abort();
  process.once("SIGINT", cancel);
  try {
    return await work(stop.signal);
  } catch (error) {
    throw stop.signal.aborted ? new CommandError("run_cancelled", `Stopped. ${advice}`, 130) : error;
  } finally {
    process.off("SIGINT", cancel);
  }
};
