import type { RunRow } from "freeform-rpg/db";
import { jobDefaults } from "./job-limits.ts";
import type { JobKind, RetryPolicy } from "./job-kind.ts";

/** A kind of job with its settings, the defaults filled in. */
export interface KindSummary {
  readonly name: string;
  readonly background: boolean;
  /** How often it is tried at most. */
  readonly tries: number;
  /** Milliseconds before the second try, and between two tries at most; `null` where there is one try. */
  readonly firstDelay: number | null;
  readonly longestDelay: number | null;
  /** Milliseconds that one try may take. */
  readonly timeLimit: number;
  /** How many run at the same time on one server, and on all; `null` for any number. */
  readonly perServer: number | null;
  readonly overall: number | null;
  /** Days for which an ended one is kept; `null` for those of the plugin `retention`. */
  readonly retentionDays: number | null;
}

/** A schedule with its times. */
export interface ScheduleSummary {
  readonly name: string;
  readonly kind: string;
  /** Its times in words, such as `0 4 * * * (UTC)` or `every 10 minutes`; `null` when the options switch it off. */
  readonly times: string | null;
  /** The next time; `null` for none. */
  readonly nextAt: Date | null;
  /** The job of the latest time; `null` where there is none, or it was removed since. */
  readonly lastJob: RunRow | null;
}

const one: Pick<RetryPolicy, "tries"> & { readonly firstDelay: null; readonly longestDelay: null } = {
  tries: 1,
  firstDelay: null,
  longestDelay: null,
};

/** The settings of a kind, the defaults filled in. */
export const describeKind = ({ name, background = false, retry, timeLimit, concurrency, retentionDays }: JobKind): KindSummary => {
  const { tries, firstDelay, longestDelay } = retry ?? one;
  return {
    name,
    background,
    tries,
    firstDelay,
    longestDelay,
    timeLimit: timeLimit ?? jobDefaults.timeLimit,
    perServer: concurrency?.perServer ?? null,
    overall: concurrency?.overall ?? null,
    retentionDays: retentionDays ?? null,
  };
};
