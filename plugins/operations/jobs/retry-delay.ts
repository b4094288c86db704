import type { Failure } from "freeform-rpg/kernel";
import type { JobKind } from "./job-kind.ts";

/** Milliseconds until the next try of a job that has just failed; `null` when it has none left, or when another try would not help. */
export const findRetryDelay = (
  { retry }: Pick<JobKind, "retry">,
  failure: Failure,
  failedBefore: number,
  random: () => number = Math.random,
): number | null => {
  if (retry === undefined || failedBefore + 1 >= retry.tries || stops.has(failure.code)) return null;
  if (!(retry.when ?? isTransient)(failure)) return null;
  const full = Math.min(retry.longestDelay, retry.firstDelay * 2 ** Math.min(failedBefore, 30));
  return Math.round(full * (0.5 + random() / 2));
};

/** Codes of a job that was stopped, not one that failed. */
const stops: ReadonlySet<string> = new Set(["run_cancelled", "run_stopped", "run_superseded", "kernel_closed"]);

/** Whether a failure may be over soon: of a network, a model, a disk, or one without a code. What is wrong with a request stays wrong. */
export const isTransient = ({ code }: Failure): boolean => transient.has(code);

const transient: ReadonlySet<string> = new Set([
  "unexpected",
  "plugin_failed",
  "time_limit",
  "job_timed_out",
  "database_unavailable",
  "disk_full",
  "disk_failed",
  "files_changed",
  "files_unavailable",
  "model_unavailable",
  "embedder_unavailable",
]);
